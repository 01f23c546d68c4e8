ALTER TABLE "story" ALTER COLUMN "level" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "story" ALTER COLUMN "level" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "is_level_computed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "story_draft" ADD COLUMN "level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Until it is saved or published anew, a story's level is the one of its length.
UPDATE "story_draft" SET "level" = CASE WHEN "words" < 250 THEN 1 WHEN "words" <= 600 THEN 2 WHEN "words" <= 1500 THEN 3 ELSE 4 END;
