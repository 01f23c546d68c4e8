CREATE TABLE "diary_entry" (
	"user_id" text NOT NULL,
	"child_id" text NOT NULL,
	"day" date NOT NULL,
	"story_id" text NOT NULL,
	"read_seconds" integer DEFAULT 0 NOT NULL,
	"is_finished" boolean DEFAULT false NOT NULL,
	"companions" text[] DEFAULT '{}' NOT NULL,
	"mood" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_entry_user_id_child_id_day_story_id_pk" PRIMARY KEY("user_id","child_id","day","story_id")
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"user_id" text PRIMARY KEY NOT NULL,
	"request_number" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"subscription_end" text DEFAULT 'now' NOT NULL,
	CONSTRAINT "account_deletion_request_number_unique" UNIQUE("request_number")
);
--> statement-breakpoint
CREATE TABLE "billing_archive" (
	"archive_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"base_plan" text NOT NULL,
	"last_payment_date" timestamp with time zone,
	"archived_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"consent_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"export_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_steps" integer DEFAULT 0 NOT NULL,
	"total_steps" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"size_bytes" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_account" (
	"tombstone" text PRIMARY KEY NOT NULL,
	"request_number" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_pin" (
	"user_id" text PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "avatar" text DEFAULT 'fox' NOT NULL;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "age_band" text;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "max_age" integer GENERATED ALWAYS AS (case age_band when '3-4' then 4 when '5-6' then 6 when '7-8' then 8 else 99 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "max_scare" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "birth_year" integer;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "reading_level" integer;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "languages" text[] DEFAULT '{"de"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "notes_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_mark" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "kept_likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "level" integer GENERATED ALWAYS AS (case when words < 250 then 1 when words <= 600 then 2 when words <= 1500 then 3 else 4 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "active_child_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_kids_mode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "gate_open_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_user_id_child_id_child_user_id_child_id_fk" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child"("user_id","child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_pin" ADD CONSTRAINT "parent_pin_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_open" ON "data_export" USING btree ("user_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_export_user" ON "data_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_link_user" ON "mailed_link" USING btree ("user_id");