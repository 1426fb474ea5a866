import { sql } from '@payloadcms/db-postgres'
import type { FollowedProject, ProjectStage } from '@/lib/domains/projects/contract'
import { query } from '@/lib/platform/database/payload-client'
import { defineFollows } from '@/lib/platform/mail/define-follows'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'

export const projectFollows = defineFollows({
  table: 'private_project_follows',
  column: 'project_id',
  noun: 'project',
})

export async function isProjectPublic(id: number): Promise<boolean> {
  return (await query(sql`SELECT 1 FROM projects WHERE id = ${id} AND _status = 'published'`)).length > 0
}

/** The present stage is known to the follower; later ones are news. */
export async function follow(id: number, residentId: number): Promise<void> {
  await query(sql`
    INSERT INTO private_project_follows (project_id, resident_id, stage)
    SELECT id, ${residentId}, stage::text FROM projects WHERE id = ${id} AND _status = 'published' ON CONFLICT DO NOTHING`)
}

export function findFollowedProjects(residentId: number): Promise<FollowedProject[]> {
  return query(sql`
    SELECT p.id, p.title, p.stage::text AS stage FROM private_project_follows f JOIN projects p ON p.id = f.project_id
    WHERE f.resident_id = ${residentId} AND p._status = 'published' ORDER BY f.followed_at DESC, p.id DESC LIMIT 1000`)
}

export function exportFollows(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT p.id, p.title, f.followed_at, f.is_mailed FROM private_project_follows f JOIN projects p ON p.id = f.project_id
    WHERE f.resident_id = ${residentId} ORDER BY f.followed_at, p.id`)
}

export interface Follower {
  id: number
  name: string
  email: string
  is_mailed: boolean
}

const follower = sql`jsonb_build_object('id', r.id, 'name', ${selectGreeting('r')}, 'email', r.email,
  'is_mailed', f.is_mailed AND r.email_confirmed_at IS NOT NULL)`

export interface NewStage {
  id: number
  title: string
  former: ProjectStage
  stage: ProjectStage
  follower: Follower
}

/** Notes the present stages of public projects for followers who know another one, and returns those. */
export function takeNewStages(limit: number): Promise<NewStage[]> {
  return query(sql`
    WITH f AS (
      UPDATE private_project_follows known SET stage = due.stage FROM (
        SELECT d.project_id, d.resident_id, d.stage AS former, p.stage::text AS stage, p.title
        FROM private_project_follows d JOIN projects p ON p.id = d.project_id
        WHERE p._status = 'published' AND p.stage::text <> d.stage
        ORDER BY d.project_id, d.resident_id LIMIT ${limit} FOR UPDATE OF d SKIP LOCKED) due
      WHERE known.project_id = due.project_id AND known.resident_id = due.resident_id
      RETURNING known.project_id, known.resident_id, known.is_mailed, due.former, due.stage, due.title)
    SELECT f.project_id AS id, f.title, f.former, f.stage, ${follower} AS follower
    FROM f JOIN residents r ON r.id = f.resident_id ORDER BY f.project_id, r.id`)
}

export interface ProjectNews {
  id: number
  title: string
  news: { id: number; slug: string; title: string; typeCode: number }
  /** Those who followed before it was published. */
  followers: Follower[]
}

/** Notes public news that carry the title of a followed project, each once, and returns them. */
export function takeProjectNews(limit: number): Promise<ProjectNews[]> {
  return query(sql`
    WITH told AS (
      INSERT INTO private_project_news (project_id, news_id)
      SELECT p.id, n.id
      FROM (SELECT project_id, min(followed_at) AS since FROM private_project_follows GROUP BY project_id) first
      JOIN projects p ON p.id = first.project_id AND p._status = 'published'
      JOIN news_texts t ON t.path = 'tags' AND t.text = p.title
      JOIN news n ON n.id = t.parent_id AND n._status = 'published' AND n.published_at > first.since AND n.published_at <= now()
      WHERE NOT EXISTS (SELECT 1 FROM private_project_news k WHERE k.project_id = p.id AND k.news_id = n.id)
      ORDER BY n.published_at, n.id LIMIT ${limit} ON CONFLICT DO NOTHING RETURNING project_id, news_id)
    SELECT p.id, p.title, jsonb_build_object('id', n.id, 'slug', coalesce(nullif(n.slug, ''), 'item'), 'title', n.title,
        'typeCode', n.type_code::int) AS news,
      (SELECT coalesce(jsonb_agg(${follower} ORDER BY r.id), '[]') FROM private_project_follows f
        JOIN residents r ON r.id = f.resident_id
        WHERE f.project_id = p.id AND f.followed_at < n.published_at) AS followers
    FROM told JOIN projects p ON p.id = told.project_id JOIN news n ON n.id = told.news_id ORDER BY n.published_at, n.id, p.id`)
}
