CREATE TABLE "counted_day" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_day" (
	"day" date NOT NULL,
	"story_id" text NOT NULL,
	"likes" integer NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "story_day_day_story_id_pk" PRIMARY KEY("day","story_id")
);
--> statement-breakpoint
CREATE TABLE "story_ranking" (
	"period" text NOT NULL,
	"story_id" text NOT NULL,
	"likes" integer NOT NULL,
	"reads" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_ranking_period_story_id_pk" PRIMARY KEY("period","story_id")
);
--> statement-breakpoint
CREATE INDEX "rate_limit_account" ON "rate_limit" USING btree (split_part(key, ':', -1));--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "poll_vote_user" ON "poll_vote" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE done_at is not null and last_error is not null;