CREATE TABLE "contact_ticket" (
	"number" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_from_account" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_ticket_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "news_post" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"picture" jsonb,
	"texts" jsonb NOT NULL,
	"content_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"month" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"question" jsonb NOT NULL,
	"note" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_candidate" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"teaser" jsonb NOT NULL,
	"story_id" text,
	"kept_votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"month" text NOT NULL,
	"user_id" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_vote_month_user_id_pk" PRIMARY KEY("month","user_id")
);
--> statement-breakpoint
CREATE TABLE "roadmap_item" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"source_id" text,
	"state" text NOT NULL,
	"titles" jsonb NOT NULL,
	"bodies" jsonb NOT NULL,
	"month" text,
	"duplicate_of" uuid,
	"kept_votes" integer DEFAULT 0 NOT NULL,
	"user_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roadmap_item_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "roadmap_step" (
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roadmap_vote" (
	"item_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roadmap_vote_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "editor_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editor_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"editor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake" (
	"intake_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"rows" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"progressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intake_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "story_draft" (
	"story_id" text PRIMARY KEY NOT NULL,
	"story" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"library_hash" text,
	"words" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"editor_id" text
);
--> statement-breakpoint
CREATE TABLE "story_revision" (
	"story_id" text NOT NULL,
	"version" integer NOT NULL,
	"story" jsonb NOT NULL,
	"reason" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"editor_id" text,
	CONSTRAINT "story_revision_story_id_version_pk" PRIMARY KEY("story_id","version")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_report" ADD COLUMN "settled_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "license" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "poll_candidate_pair" ON "poll_candidate" USING btree ("month","candidate_id");
--> statement-breakpoint
ALTER TABLE "poll_candidate" ADD CONSTRAINT "poll_candidate_month_poll_month_fk" FOREIGN KEY ("month") REFERENCES "public"."poll"("month") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_candidate" ADD CONSTRAINT "poll_candidate_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_month_candidate_id_poll_candidate_month_candidate_id_fk" FOREIGN KEY ("month","candidate_id") REFERENCES "public"."poll_candidate"("month","candidate_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roadmap_item" ADD CONSTRAINT "roadmap_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roadmap_step" ADD CONSTRAINT "roadmap_step_item_id_roadmap_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."roadmap_item"("item_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roadmap_vote" ADD CONSTRAINT "roadmap_vote_item_id_roadmap_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."roadmap_item"("item_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roadmap_vote" ADD CONSTRAINT "roadmap_vote_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editor_change" ADD CONSTRAINT "editor_change_editor_id_user_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "story_draft" ADD CONSTRAINT "story_draft_editor_id_user_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "story_revision" ADD CONSTRAINT "story_revision_story_id_story_draft_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story_draft"("story_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "story_revision" ADD CONSTRAINT "story_revision_editor_id_user_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact_ticket_state" ON "contact_ticket" USING btree ("state","received_at");
--> statement-breakpoint
CREATE INDEX "contact_ticket_keep" ON "contact_ticket" USING btree ("keep_until");
--> statement-breakpoint
CREATE INDEX "news_post_publish" ON "news_post" USING btree ("publish_at") WHERE publish_at is not null;
--> statement-breakpoint
CREATE INDEX "poll_candidate_month" ON "poll_candidate" USING btree ("month","position");
--> statement-breakpoint
CREATE INDEX "poll_vote_candidate" ON "poll_vote" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "roadmap_item_state" ON "roadmap_item" USING btree ("state");
--> statement-breakpoint
CREATE INDEX "roadmap_item_user" ON "roadmap_item" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "roadmap_step_item" ON "roadmap_step" USING btree ("item_id","at");
--> statement-breakpoint
CREATE INDEX "roadmap_vote_user" ON "roadmap_vote" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "story_draft_state" ON "story_draft" USING btree ("state");
--> statement-breakpoint
CREATE INDEX "story_draft_due" ON "story_draft" USING btree ("scheduled_at") WHERE scheduled_at is not null;
--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "monthly_read_created" ON "monthly_read" USING btree ("created_at","story_id");
--> statement-breakpoint
CREATE INDEX "profile_voted" ON "profile" USING btree ("voting_reset") WHERE has_voted;
--> statement-breakpoint
CREATE INDEX "story_like_created" ON "story_like" USING btree ("created_at");
