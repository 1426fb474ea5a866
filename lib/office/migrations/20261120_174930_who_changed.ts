import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "news_types" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "documents" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_documents_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "document_types" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "document_issuers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "services" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "audiences" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "service_topics" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "life_situations" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "service_centers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_service_centers_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "service_reports" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_service_reports_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "faq" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_faq_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "faq_topics" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "useful_links" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "media" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "files" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "staff" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "home" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "alert" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_alert_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "mayor" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "services_about" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_services_about_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" DROP COLUMN "changed_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "news_types" DROP COLUMN "changed_by";
  ALTER TABLE "documents" DROP COLUMN "changed_by";
  ALTER TABLE "_documents_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "document_types" DROP COLUMN "changed_by";
  ALTER TABLE "document_issuers" DROP COLUMN "changed_by";
  ALTER TABLE "services" DROP COLUMN "changed_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "audiences" DROP COLUMN "changed_by";
  ALTER TABLE "service_topics" DROP COLUMN "changed_by";
  ALTER TABLE "life_situations" DROP COLUMN "changed_by";
  ALTER TABLE "service_centers" DROP COLUMN "changed_by";
  ALTER TABLE "_service_centers_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "service_reports" DROP COLUMN "changed_by";
  ALTER TABLE "_service_reports_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "faq" DROP COLUMN "changed_by";
  ALTER TABLE "_faq_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "faq_topics" DROP COLUMN "changed_by";
  ALTER TABLE "useful_links" DROP COLUMN "changed_by";
  ALTER TABLE "media" DROP COLUMN "changed_by";
  ALTER TABLE "files" DROP COLUMN "changed_by";
  ALTER TABLE "staff" DROP COLUMN "changed_by";
  ALTER TABLE "home" DROP COLUMN "changed_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "alert" DROP COLUMN "changed_by";
  ALTER TABLE "_alert_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "settings" DROP COLUMN "changed_by";
  ALTER TABLE "_settings_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "mayor" DROP COLUMN "changed_by";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "services_about" DROP COLUMN "changed_by";
  ALTER TABLE "_services_about_v" DROP COLUMN "version_changed_by";`)
}
