import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Reasons of refused ideas, chosen as those of claims are. */
const table = sql`
  CREATE TABLE IF NOT EXISTS private_desk_texts_idea_refusal_reasons (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id varchar PRIMARY KEY NOT NULL,
    text varchar NOT NULL,
    CONSTRAINT private_desk_texts_idea_refusal_reasons_parent_id_fk
      FOREIGN KEY (_parent_id) REFERENCES private_desk_texts (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS private_desk_texts_idea_refusal_reasons_order_idx
    ON private_desk_texts_idea_refusal_reasons (_order);
  CREATE INDEX IF NOT EXISTS private_desk_texts_idea_refusal_reasons_parent_id_idx
    ON private_desk_texts_idea_refusal_reasons (_parent_id);`

/** A city that has saved its texts before gets the usual reasons as well: a saved text has no default. */
const usual = sql`
  INSERT INTO private_desk_texts_idea_refusal_reasons (_order, _parent_id, id, text)
  SELECT reason.number, texts.id, md5('idea refusal reason ' || reason.number), reason.text
  FROM private_desk_texts texts, unnest(ARRAY[
    'Это проблема, а не идея: отправьте её заявкой — ответят быстрее.',
    'Такая идея уже есть: поддержите её.',
    'Это не вопрос города: решает регион, ведомство или собственник.',
    'Из описания не понять, что и где предлагается. Отправьте идею ещё раз с подробностями.',
    'В тексте или на снимке личные данные других людей. Отправьте идею без них.',
    'В тексте оскорбления, реклама или агитация.'
  ]) WITH ORDINALITY AS reason (text, number)
  ON CONFLICT DO NOTHING`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [table, usual]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
