-- The time of the last sign-in is noted by itself: that is no news for pages that are open.
DROP TRIGGER profile_version ON profile;
--> statement-breakpoint
CREATE TRIGGER profile_version BEFORE UPDATE ON profile
FOR EACH ROW WHEN (NEW.last_login_at = OLD.last_login_at) EXECUTE FUNCTION profile_version();
--> statement-breakpoint
DROP TRIGGER profile_notify ON profile;
--> statement-breakpoint
CREATE TRIGGER profile_notify AFTER INSERT OR DELETE ON profile
FOR EACH ROW EXECUTE FUNCTION profile_notify();
--> statement-breakpoint
CREATE TRIGGER profile_notify_update AFTER UPDATE ON profile
FOR EACH ROW WHEN (NEW.last_login_at = OLD.last_login_at) EXECUTE FUNCTION profile_notify();
