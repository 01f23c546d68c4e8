CREATE TABLE "client_release" (
	"release_id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
