import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Client, escapeLiteral } from 'pg'
import getPort from 'get-port'
import { LEADER_LOCK } from '@/lib/platform/jobs/job-leader'
import { PUBLIC_URL } from '@/lib/tools/compare/public-url'
import { log } from '@/lib/config/log'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'

const START_LIMIT_MS = 300_000
const CLOCK = new URL('fixed-clock.mjs', pathToFileURL('lib/tools/compare/'))
const PASSWORD = 'Сравнение-пароль-1'

/** Runs a portal over a copy of a data folder, at one instant and without jobs (docs/decisions/compare.md). */
export class RestoredPortal {
  url = ''
  private port = 0
  instant = new Date()
  staff = { email: '', password: PASSWORD }
  private readonly folder = mkdtempSync(join(tmpdir(), 'city-portal-compare-'))
  private readonly dataDir = join(this.folder, 'data')
  private database: Database | undefined
  private client: Client | undefined
  private child: ChildProcess | undefined

  async start(data: string): Promise<void> {
    chmodSync(this.folder, 0o755) // PostgreSQL runs under a user of its own
    const { dataDir } = this
    execFileSync('cp', ['-a', data, dataDir])
    if (existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))) throw new Error(`Над ${data} работает портал`)
    // another portal over the same data has the same password and might find this database
    rmSync(join(dataDir, 'postgres', 'port'), { force: true })
    chmodSync(dataDir, 0o755)
    this.database = await openDatabase({ dataDir }, await loadSecrets(dataDir, {}), log)
    this.client = new Client({ connectionString: this.database.url })
    await this.client.connect()
    await this.prepare()
    this.port = await getPort()
    this.url = `http://127.0.0.1:${this.port}`
    await this.launch()
  }

  async query<T extends object>(sql: string): Promise<T[]> {
    if (!this.client) throw new Error('База ещё не открыта')
    return (await this.client.query<T>(sql)).rows
  }

  /** Restarts with jobs: a process refused the lock would wait by the stopped clock. */
  async startWithJobs(): Promise<void> {
    await this.query(`SELECT pg_advisory_unlock(${LEADER_LOCK})`)
    await this.end()
    await this.launch()
  }

  async dispose(): Promise<void> {
    await this.end()
    await this.client?.end()
    await this.database?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async end(): Promise<void> {
    if (this.child?.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  /** Prepares the database's clock, a table of emails (sent ones lose their text), jobs and a staff member. */
  private async prepare(): Promise<void> {
    const [last] = await this.query<{ instant: Date }>(
      `SELECT date_trunc('hour', max(created_at)) + interval '2 hours' AS instant FROM payload_migrations`,
    )
    this.instant = last?.instant ?? this.instant
    const instant = escapeLiteral(this.instant.toISOString())
    await this.query(`
      CREATE SCHEMA compare;
      CREATE FUNCTION compare.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${instant}::timestamptz $$;
      CREATE FUNCTION compare.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${instant}::timestamptz $$;
      DO $$ BEGIN EXECUTE format('ALTER ROLE %I SET search_path = public, compare, pg_catalog', current_user); END $$;
      CREATE TABLE compare.letters AS TABLE private_letters WITH NO DATA;
      CREATE FUNCTION compare.keep_letter() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO compare.letters SELECT NEW.*; RETURN NULL; END $$;
      CREATE TRIGGER keep_letter AFTER INSERT ON private_letters FOR EACH ROW EXECUTE FUNCTION compare.keep_letter()`)
    await this.query('SET search_path = public, compare, pg_catalog')
    await this.query(`DO $$ DECLARE d record; BEGIN
      FOR d IN SELECT adrelid::regclass AS owner, attname FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
        WHERE pg_get_expr(adbin, adrelid) = 'pg_catalog.now()' LOOP
        EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT compare.now()', d.owner, d.attname);
      END LOOP; END $$`)
    await this.query(`SELECT pg_advisory_lock(${LEADER_LOCK})`)
    await this.openOffice()
  }

  /** Sets a known password, hashed as in Payload. */
  private async openOffice(): Promise<void> {
    const hash = pbkdf2Sync(PASSWORD, 'compare', 25_000, 512, 'sha256').toString('hex')
    const [first] = await this.query<{ email: string }>(
      `UPDATE staff SET salt = 'compare', hash = '${hash}' WHERE id = (SELECT min(id) FROM staff) RETURNING email`,
    )
    this.staff.email = first?.email ?? ''
  }

  private async launch(): Promise<void> {
    const logFile = join(this.folder, 'portal.log')
    const output = openSync(logFile, 'w')
    const own = {
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.database?.url,
      PUBLIC_URL,
      API_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
    }
    const clock = { COMPARE_INSTANT: this.instant.toISOString(), NODE_OPTIONS: `--import ${CLOCK.href}` }
    const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(this.port), ...own, ...clock }
    const child = spawn(process.execPath, ['start.mjs', 'start'], {
      env: { ...env, TRUSTED_PROXIES: '127.0.0.1,::1' } as NodeJS.ProcessEnv,
      stdio: ['ignore', output, output],
    })
    this.child = child
    const deadline = performance.now() + START_LIMIT_MS
    while (!(await fetch(`${this.url}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error(readFileSync(logFile, 'utf8'))
      await sleep(100)
    }
  }
}
