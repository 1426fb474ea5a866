import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "private_systems" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"key_hash" varchar,
  	"messages" numeric DEFAULT 0,
  	"last_message_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "claims" ADD COLUMN "source" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_systems_id" integer;
  CREATE UNIQUE INDEX "private_systems_title_idx" ON "private_systems" USING btree ("title");
  CREATE UNIQUE INDEX "private_systems_key_hash_idx" ON "private_systems" USING btree ("key_hash");
  CREATE INDEX "private_systems_updated_at_idx" ON "private_systems" USING btree ("updated_at");
  CREATE INDEX "private_systems_created_at_idx" ON "private_systems" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_systems_fk" FOREIGN KEY ("private_systems_id") REFERENCES "public"."private_systems"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_private_systems_id_idx" ON "payload_locked_documents_rels" USING btree ("private_systems_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "private_systems" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "private_systems" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_systems_fk";
  
  DROP INDEX "payload_locked_documents_rels_private_systems_id_idx";
  ALTER TABLE "claims" DROP COLUMN "source";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_systems_id";`)
}
