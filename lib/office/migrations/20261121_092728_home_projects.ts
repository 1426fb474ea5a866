import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_projects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_projects" CASCADE;
  DROP TABLE "_home_v_version_projects" CASCADE;
  ALTER TABLE "home_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_rels_projects_id_idx" ON "home_rels" USING btree ("projects_id");
  CREATE INDEX "_home_v_rels_projects_id_idx" ON "_home_v_rels" USING btree ("projects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"link" varchar
  );
  
  CREATE TABLE "_home_v_version_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_projects_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_projects_fk";
  
  DROP INDEX "home_rels_projects_id_idx";
  DROP INDEX "_home_v_rels_projects_id_idx";
  ALTER TABLE "home_projects" ADD CONSTRAINT "home_projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_projects" ADD CONSTRAINT "home_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_projects" ADD CONSTRAINT "_home_v_version_projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_projects" ADD CONSTRAINT "_home_v_version_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_projects_order_idx" ON "home_projects" USING btree ("_order");
  CREATE INDEX "home_projects_parent_id_idx" ON "home_projects" USING btree ("_parent_id");
  CREATE INDEX "home_projects_image_idx" ON "home_projects" USING btree ("image_id");
  CREATE INDEX "_home_v_version_projects_order_idx" ON "_home_v_version_projects" USING btree ("_order");
  CREATE INDEX "_home_v_version_projects_parent_id_idx" ON "_home_v_version_projects" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_projects_image_idx" ON "_home_v_version_projects" USING btree ("image_id");
  ALTER TABLE "home_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "projects_id";`)
}
