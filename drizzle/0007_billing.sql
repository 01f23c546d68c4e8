CREATE TABLE "billing_order" (
	"order_number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item" text NOT NULL,
	"slot" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"language" text NOT NULL,
	"checkout_session_id" text,
	"checkout_url" text,
	"subscription_id" text,
	"changes" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "billing_order_checkout_session_id_unique" UNIQUE("checkout_session_id")
);
--> statement-breakpoint
CREATE TABLE "legal_declaration" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"content" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"expiry" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"wish" integer,
	"wishes" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"reminded_of" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_archive" ADD COLUMN "orders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "entitled_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_order" ADD CONSTRAINT "billing_order_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_order_open" ON "billing_order" USING btree ("user_id","slot") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "billing_order_user" ON "billing_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_order_subscription" ON "billing_order" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "legal_declaration_received" ON "legal_declaration" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stripe_event_received" ON "stripe_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_renewal" ON "subscription" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "profile_entitled" ON "profile" USING btree ("entitled_until") WHERE entitled_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_customer" ON "profile" USING btree ("stripe_customer_id") WHERE stripe_customer_id <> '';