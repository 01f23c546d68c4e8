CREATE TABLE "monthly_play" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"story_id" text NOT NULL,
	"language" text NOT NULL,
	"medium" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monthly_play_user_id_month_story_id_language_medium_pk" PRIMARY KEY("user_id","month","story_id","language","medium")
);
--> statement-breakpoint
ALTER TABLE "monthly_play" ADD CONSTRAINT "monthly_play_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_play" ADD CONSTRAINT "monthly_play_story_id_story_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("story_id") ON DELETE cascade ON UPDATE no action;