CREATE TABLE "child" (
	"user_id" text NOT NULL,
	"child_id" text NOT NULL,
	"name" text NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_user_id_child_id_pk" PRIMARY KEY("user_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "child_read" (
	"user_id" text NOT NULL,
	"child_id" text NOT NULL,
	"story_id" text NOT NULL,
	"first_opened_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_read_user_id_child_id_story_id_pk" PRIMARY KEY("user_id","child_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"story_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "monthly_read" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"story_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monthly_read_user_id_month_story_id_pk" PRIMARY KEY("user_id","month","story_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"checkout_session_id" text DEFAULT '' NOT NULL,
	"stripe_customer_id" text DEFAULT '' NOT NULL,
	"counter_reset" timestamp with time zone DEFAULT '2025-01-01T00:00:01+01:00' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_payment_date" timestamp with time zone,
	"has_voted" boolean DEFAULT false NOT NULL,
	"voting_reset" timestamp with time zone DEFAULT now() NOT NULL,
	"last_vote" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reader" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"base_plan" text DEFAULT 'free' NOT NULL,
	"add_ons" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"expiry" timestamp with time zone,
	"quota_pdf_reads" integer DEFAULT 20 NOT NULL,
	"quota_audio_minutes" integer DEFAULT 0 NOT NULL,
	"quota_video_minutes" integer DEFAULT 0 NOT NULL,
	"used_pdf_reads" integer DEFAULT 0 NOT NULL,
	"used_audio_minutes" real DEFAULT 0 NOT NULL,
	"used_video_minutes" real DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf_mark" (
	"user_id" text NOT NULL,
	"child_id" text NOT NULL,
	"shelf" text NOT NULL,
	"story_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_mark_user_id_child_id_shelf_story_id_pk" PRIMARY KEY("user_id","child_id","shelf","story_id")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story" (
	"story_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"cover_image_url" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"languages" text[] NOT NULL,
	"story_values" text[] NOT NULL,
	"kind" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"minutes" integer NOT NULL,
	"words" integer NOT NULL,
	"scare" integer DEFAULT 0 NOT NULL,
	"author" text NOT NULL,
	"source" text,
	"has_audio" boolean DEFAULT false NOT NULL,
	"has_video" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(nullif(title, ''), file_name))) STORED NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (fold(coalesce(nullif(title, ''), file_name))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_like" (
	"user_id" text NOT NULL,
	"story_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_like_user_id_story_id_pk" PRIMARY KEY("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "story_picture" (
	"story_id" text NOT NULL,
	"name" text NOT NULL,
	"width_px" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "story_picture_story_id_name_width_px_pk" PRIMARY KEY("story_id","name","width_px")
);
--> statement-breakpoint
CREATE TABLE "story_text" (
	"story_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"teaser" text NOT NULL,
	"about" text NOT NULL,
	"content_note" text NOT NULL,
	"questions" jsonb NOT NULL,
	"glossary" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"pdf_key" text,
	CONSTRAINT "story_text_story_id_language_pk" PRIMARY KEY("story_id","language")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_identity" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'parent' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_read" ADD CONSTRAINT "child_read_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_read" ADD CONSTRAINT "child_read_user_id_child_id_child_user_id_child_id_fk" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child"("user_id","child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_read" ADD CONSTRAINT "monthly_read_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_read" ADD CONSTRAINT "monthly_read_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_mark" ADD CONSTRAINT "shelf_mark_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_mark" ADD CONSTRAINT "shelf_mark_user_id_child_id_child_user_id_child_id_fk" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child"("user_id","child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_like" ADD CONSTRAINT "story_like_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_like" ADD CONSTRAINT "story_like_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_picture" ADD CONSTRAINT "story_picture_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_picture" ADD CONSTRAINT "story_picture_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_text" ADD CONSTRAINT "story_text_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_text" ADD CONSTRAINT "story_text_pdf_key_stored_file_key_fk" FOREIGN KEY ("pdf_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "profile_used_reset" ON "profile" USING btree ("counter_reset") WHERE used_pdf_reads > 0 or used_audio_minutes > 0 or used_video_minutes > 0;--> statement-breakpoint
CREATE INDEX "story_likes" ON "story" USING btree ("likes" DESC NULLS LAST,"story_id");--> statement-breakpoint
CREATE INDEX "story_published" ON "story" USING btree ("published_at" DESC NULLS LAST,"story_id");--> statement-breakpoint
CREATE INDEX "story_search" ON "story" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "story_search_folded" ON "story" USING gin (search_folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "story_like_story" ON "story_like" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_window" ON "rate_limit" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_value" ON "verification" USING btree ("value");