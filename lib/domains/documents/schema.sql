-- Which act changes which, at whichever of the two an editor has written it; twice where it stands at both. Not UNION: that
-- would read all relations for the few acts that are asked for.
CREATE VIEW act_changes AS
  SELECT _parent_id AS act_id, document_id AS base_id, kind::text AS kind FROM documents_relations
  WHERE kind IN ('amends', 'repeals') AND document_id IS NOT NULL
  UNION ALL
  SELECT document_id, _parent_id, CASE kind WHEN 'amendedBy' THEN 'amends' ELSE 'repeals' END FROM documents_relations
  WHERE kind IN ('amendedBy', 'repealedBy') AND document_id IS NOT NULL;
