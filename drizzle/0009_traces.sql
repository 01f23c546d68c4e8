CREATE TABLE "trace_bucket" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"device" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "trace_bucket_day_name_device_bucket_pk" PRIMARY KEY("day","name","device","bucket")
);
