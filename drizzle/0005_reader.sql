CREATE TABLE "playback" (
	"user_id" text NOT NULL,
	"playback_id" uuid NOT NULL,
	"story_id" text NOT NULL,
	"medium" text NOT NULL,
	"counted_seconds" real NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playback_user_id_playback_id_pk" PRIMARY KEY("user_id","playback_id")
);
--> statement-breakpoint
CREATE TABLE "story_report" (
	"report_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" text NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"page" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "reading_aids" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "child_read" ADD COLUMN "page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_read" ADD COLUMN "sentence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_read" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "child_read" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "story_text" ADD COLUMN "prints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "story_text" ADD COLUMN "audio" jsonb;--> statement-breakpoint
ALTER TABLE "story_text" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "playback" ADD CONSTRAINT "playback_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playback" ADD CONSTRAINT "playback_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_report" ADD CONSTRAINT "story_report_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;