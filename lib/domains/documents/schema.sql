-- Which act changes which, at whichever of the two an editor has written it; twice where it stands at both. Not UNION: that
-- would read all relations for the few acts that are asked for.
CREATE VIEW act_changes AS
  SELECT _parent_id AS act_id, document_id AS base_id, kind::text AS kind FROM documents_relations
  WHERE kind IN ('amends', 'repeals') AND document_id IS NOT NULL
  UNION ALL
  SELECT document_id, _parent_id, CASE kind WHEN 'amendedBy' THEN 'amends' ELSE 'repeals' END FROM documents_relations
  WHERE kind IN ('amendedBy', 'repealedBy') AND document_id IS NOT NULL;

-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_documents AS
  SELECT d.id AS item_id, 'documents' AS kind, NULL::text AS slug, NULL::text AS variant, d.title::text AS title,
    concat_ws(' ', t.title, '№ ' || d.number, 'от ' || to_char(d.date AT TIME ZONE 'UTC', 'DD.MM.YYYY')) AS note,
    d.summary::text AS lead, NULL::text AS body, d.date AS date, 0.8::real AS weight, NULL::tsvector AS ready
  FROM documents d LEFT JOIN document_types t ON t.id = d.type_id WHERE d._status = 'published';
