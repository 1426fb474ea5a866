import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_map_driver" AS ENUM('yandex', 'builtin');
  CREATE TYPE "public"."enum__settings_v_version_map_driver" AS ENUM('yandex', 'builtin');
  ALTER TABLE "settings" ADD COLUMN "map_driver" "enum_settings_map_driver" DEFAULT 'yandex';
  ALTER TABLE "settings" ADD COLUMN "map_tiles_url" varchar;
  ALTER TABLE "settings" ADD COLUMN "map_attribution" varchar;
  ALTER TABLE "settings" ADD COLUMN "map_zoom" numeric DEFAULT 14;
  ALTER TABLE "_settings_v" ADD COLUMN "version_map_driver" "enum__settings_v_version_map_driver" DEFAULT 'yandex';
  ALTER TABLE "_settings_v" ADD COLUMN "version_map_tiles_url" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_map_attribution" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_map_zoom" numeric DEFAULT 14;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "map_driver";
  ALTER TABLE "settings" DROP COLUMN "map_tiles_url";
  ALTER TABLE "settings" DROP COLUMN "map_attribution";
  ALTER TABLE "settings" DROP COLUMN "map_zoom";
  ALTER TABLE "_settings_v" DROP COLUMN "version_map_driver";
  ALTER TABLE "_settings_v" DROP COLUMN "version_map_tiles_url";
  ALTER TABLE "_settings_v" DROP COLUMN "version_map_attribution";
  ALTER TABLE "_settings_v" DROP COLUMN "version_map_zoom";
  DROP TYPE "public"."enum_settings_map_driver";
  DROP TYPE "public"."enum__settings_v_version_map_driver";`)
}
