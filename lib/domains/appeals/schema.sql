-- For metrics; overdue as in the repository.
CREATE OR REPLACE FUNCTION count_overdue_appeals(zone text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM appeals
  WHERE state NOT IN ('answered', 'left')
    AND (CASE WHEN state = 'received' THEN register_by ELSE answer_by END AT TIME ZONE zone)::date
      < (now() AT TIME ZONE zone)::date
$$;
