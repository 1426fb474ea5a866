import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Receipts and registrations of appeals are numbered by the year; a year that has begun goes on from its last number. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE private_appeal_numbers (
      paper text NOT NULL CHECK (paper IN ('receipt', 'registration')),
      year integer NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (paper, year)
    );

    INSERT INTO private_appeal_numbers (paper, year, last)
    SELECT 'receipt', left(number, 4)::int, max(split_part(number, '-', 2)::int)
    FROM appeals WHERE number ~ '^\\d{4}-\\d{1,9}$' GROUP BY 1, 2
    UNION ALL
    SELECT 'registration', 2000 + split_part(registration_number, '-', 2)::int, max(split_part(registration_number, '-', 3)::int)
    FROM appeals WHERE registration_number ~ '^[ОЮ]-\\d{2}-\\d{1,9}$' GROUP BY 1, 2;

    DROP SEQUENCE private_appeal_receipts;
    DROP SEQUENCE private_appeal_registrations;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE SEQUENCE private_appeal_receipts;
    CREATE SEQUENCE private_appeal_registrations;
    SELECT setval('private_appeal_receipts', max(last)) FROM private_appeal_numbers WHERE paper = 'receipt' HAVING max(last) > 0;
    SELECT setval('private_appeal_registrations', max(last)) FROM private_appeal_numbers WHERE paper = 'registration' HAVING max(last) > 0;
    DROP TABLE private_appeal_numbers;
  `)
}
