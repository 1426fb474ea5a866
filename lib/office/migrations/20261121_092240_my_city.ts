import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "organizations" ADD COLUMN "curator_id" integer;
  ALTER TABLE "_organizations_v" ADD COLUMN "version_curator_id" integer;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_curator_id_ministers_id_fk" FOREIGN KEY ("curator_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_curator_id_ministers_id_fk" FOREIGN KEY ("version_curator_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "organizations_curator_idx" ON "organizations" USING btree ("curator_id");
  CREATE INDEX "_organizations_v_version_version_curator_idx" ON "_organizations_v" USING btree ("version_curator_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "organizations" DROP CONSTRAINT "organizations_curator_id_ministers_id_fk";
  
  ALTER TABLE "_organizations_v" DROP CONSTRAINT "_organizations_v_version_curator_id_ministers_id_fk";
  
  DROP INDEX "organizations_curator_idx";
  DROP INDEX "_organizations_v_version_version_curator_idx";
  ALTER TABLE "organizations" DROP COLUMN "curator_id";
  ALTER TABLE "_organizations_v" DROP COLUMN "version_curator_id";`)
}
