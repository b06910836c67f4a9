CREATE TABLE "video_site_channels" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"permission" text NOT NULL,
	"channel" text NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "site_session" text;--> statement-breakpoint
ALTER TABLE "video_site_channels" ADD CONSTRAINT "video_site_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;