import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What goes with a claim or an appeal, what holds a theme, what the queue is sorted by, and traces of pictures. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- history goes with what it tells of; a theme stays while claims carry it
    ALTER TABLE claim_events DROP CONSTRAINT claim_events_claim_id_claims_id_fk,
      ADD CONSTRAINT claim_events_claim_id_claims_id_fk FOREIGN KEY (claim_id) REFERENCES claims ON DELETE CASCADE;
    ALTER TABLE appeal_events DROP CONSTRAINT appeal_events_appeal_id_appeals_id_fk,
      ADD CONSTRAINT appeal_events_appeal_id_appeals_id_fk FOREIGN KEY (appeal_id) REFERENCES appeals ON DELETE CASCADE;
    ALTER TABLE claims DROP CONSTRAINT claims_category_id_claim_categories_id_fk,
      ADD CONSTRAINT claims_category_id_claim_categories_id_fk
      FOREIGN KEY (category_id) REFERENCES claim_categories ON DELETE RESTRICT;

    -- how a picture of the staff looks, and where and when it was taken: the file itself forgets that at upload
    CREATE TABLE private_picture_traces (
      media_id integer PRIMARY KEY REFERENCES media ON DELETE CASCADE,
      hash bit(64) NOT NULL,
      x double precision,
      y double precision,
      taken_at timestamptz
    );

    UPDATE appeals SET next_term = CASE WHEN state = 'received' THEN register_by ELSE answer_by END,
      extended_at = (SELECT max(e.created_at) FROM appeal_events e
        WHERE e.appeal_id = appeals.id AND e.title = 'Срок продлён на 30 дней');

    UPDATE useful_links SET _status = 'published';
    INSERT INTO _useful_links_v (parent_id, version_title, version_url, version_type, version_position,
        version_changed_by, version_updated_at, version_created_at, version__status, latest)
      SELECT id, title, url, type::text::enum__useful_links_v_version_type, position, changed_by, updated_at, created_at,
        'published', true
      FROM useful_links;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM _useful_links_v;
    DROP TABLE private_picture_traces;
    ALTER TABLE claims DROP CONSTRAINT claims_category_id_claim_categories_id_fk,
      ADD CONSTRAINT claims_category_id_claim_categories_id_fk
      FOREIGN KEY (category_id) REFERENCES claim_categories ON DELETE SET NULL;
    ALTER TABLE appeal_events DROP CONSTRAINT appeal_events_appeal_id_appeals_id_fk,
      ADD CONSTRAINT appeal_events_appeal_id_appeals_id_fk FOREIGN KEY (appeal_id) REFERENCES appeals ON DELETE SET NULL;
    ALTER TABLE claim_events DROP CONSTRAINT claim_events_claim_id_claims_id_fk,
      ADD CONSTRAINT claim_events_claim_id_claims_id_fk FOREIGN KEY (claim_id) REFERENCES claims ON DELETE SET NULL;
  `)
}
