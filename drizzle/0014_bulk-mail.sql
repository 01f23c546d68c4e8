CREATE TABLE "newsletter_run" (
	"week" text PRIMARY KEY NOT NULL,
	"stories_from" timestamp with time zone NOT NULL,
	"stories_until" timestamp with time zone NOT NULL,
	"after_id" text DEFAULT '' NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "consent_newsletter" ON "consent" USING btree ("user_id") WHERE kind = 'newsletter' and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("kind","next_attempt_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ((payload ->> 'to')) WHERE payload ->> 'to' is not null;