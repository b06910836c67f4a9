-- Those that are here already have still to be looked at; new ones are noted as they are saved.
ALTER TABLE "projects" ADD COLUMN "references_noted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "references_noted" SET DEFAULT true;--> statement-breakpoint
CREATE INDEX "projects_references_open" ON "projects" USING btree ("id") WHERE not "projects"."references_noted";