import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The page of a deleted event answers 410, as those of news and services do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER remember_gone_page AFTER DELETE ON posters FOR EACH ROW EXECUTE FUNCTION remember_gone_page();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER remember_gone_page ON posters;`)
}
