CREATE TABLE "found_knowledge" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text,
	"credit" jsonb,
	"is_draft" boolean DEFAULT false NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_knowledge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_knowledge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"file" text,
	"file_hash" text,
	"credit" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_knowledge_files" (
	"file" text NOT NULL,
	"stamp" text NOT NULL,
	"problems" jsonb NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_knowledge_files_file_stamp_pk" PRIMARY KEY("file","stamp")
);
--> statement-breakpoint
CREATE INDEX "found_knowledge_found_at" ON "found_knowledge" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_knowledge_key" ON "own_knowledge" USING btree ("kind","key");