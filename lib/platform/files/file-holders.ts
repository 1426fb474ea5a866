/**
 * Selects which published acts, services and announced discussions carry which files: kind, id, title, place, files_id.
 */
export const FILE_HOLDERS = `
  SELECT 'document' AS kind, d.id, d.title, 1 AS place, r.files_id
    FROM documents_rels r JOIN documents d ON d.id = r.parent_id WHERE d._status = 'published'
  UNION ALL
  SELECT 'service', s.id, s.title, 2, r.files_id
    FROM services_rels r JOIN services s ON s.id = r.parent_id WHERE s._status = 'published'
  UNION ALL
  SELECT 'discussion', d.id, d.title, 3, r.files_id
    FROM discussions_rels r JOIN discussions d ON d.id = r.parent_id
    WHERE d._status = 'published' AND d.notification_start_date <= now()`
