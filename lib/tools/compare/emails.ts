import sharp from 'sharp'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordOwnCalls } from '@/lib/tools/compare/calls'
import { normalText } from '@/lib/tools/compare/normalise'
import type { Recorder } from '@/lib/tools/compare/recorder'
import type { RestoredPortal } from '@/lib/tools/compare/restored-portal'

const anna = { surname: 'Пробова', name: 'Анна', patronymic: 'Игоревна', phone: '+7 (928) 055-12-34' }
const PASSWORD = 'Пароль-пробы-17'
const QUIET_MS = 11_000

interface Email {
  kind: string
  recipient: string | null
  subject: string
  text: string
  html: string
  unsubscribe_url: string | null
}

/** Runs a fixed scenario of residents, a guest and staff, and records all emails. */
export async function recordEmails(recorder: Recorder, portal: RestoredPortal): Promise<void> {
  const acts = new Acts(recorder, portal)
  const token = await account(acts)
  await claims(acts, token)
  await votes(acts, token)
  await appeal(acts, token)
  const again = await lastActs(acts, token)
  await portal.startWithJobs()
  const emails = await awaitEmails(portal)
  await recordOwnCalls(recorder, again)
  emails.forEach((email, index) => {
    const head = [email.kind, email.recipient, email.subject, normalText(email.unsubscribe_url ?? '', ''), '']
    const body = [normalText(email.text, ''), '', normalText(email.html, 'text/html')]
    recorder.write('letters', `${index + 1}-${email.kind}`, [...head.map(String), ...body])
  })
}

/** Numbered calls, one after another. */
class Acts {
  private count = 0

  constructor(
    private readonly recorder: Recorder,
    readonly portal: RestoredPortal,
  ) {}

  async post(path: string, body: object, token?: string, method = 'POST'): Promise<string> {
    this.count += 1
    const authorization = token && (path.startsWith('/cms/') ? `JWT ${token}` : `Bearer ${token}`)
    const headers = { 'x-requested-with': 'fetch', ...(authorization && { authorization }) }
    const name = `${String(this.count).padStart(2, '0')} ${path}`
    return this.recorder.ask('acts', { path, method, body, headers }, encodeURI(name))
  }

  graph(name: string, query: string, variables: object, token?: string): Promise<string> {
    return this.post(`/graphql/${name}`, { query, variables }, token)
  }

  /** Key after # in the newest email to a recipient. */
  async keyFor(recipient: string): Promise<string> {
    const [email] = await this.portal.query<{ text: string }>(
      `SELECT text FROM compare.letters WHERE recipient = '${recipient}' ORDER BY id DESC LIMIT 1`,
    )
    return /#[\w-]+=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  }

  async idOf(sql: string): Promise<number> {
    return (await this.portal.query<{ id: number }>(sql))[0]?.id ?? 0
  }

  async upload(name: string, folder: string, token: string): Promise<string> {
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    const query =
      'mutation($files: [Upload!]!, $folder: UploadFolder!) { UploadFile(files: $files, folder: $folder) { url } }'
    form.set('operations', JSON.stringify({ query, variables: { files: [null], folder } }))
    form.set('map', JSON.stringify({ 0: ['variables.files.0'] }))
    form.set('0', new File([new Uint8Array(picture)], 'снимок.jpg', { type: 'image/jpeg' }))
    return tokenIn(await this.post(`/graphql/${name}`, form, token), 'url')
  }

  async staffDoes(collection: string, id: number, token: string, ...steps: object[]): Promise<void> {
    for (const step of steps) await this.post(`/cms/${collection}/${id}`, step, token, 'PATCH')
  }

  async staffToken(): Promise<string> {
    return tokenIn(await this.post('/cms/staff/login', this.portal.staff), 'token')
  }
}

async function account(acts: Acts): Promise<string> {
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
  const newcomer = { ...anna, ...passwords, email: 'anna@samursk.example', consents: ['registration'] }
  const token = tokenIn(await acts.post('/api/register', newcomer), 'api_token')
  await acts.post('/api/register', newcomer)
  await acts.post('/api/user/confirmemail', { token: await acts.keyFor(newcomer.email) })
  await acts.post('/api/user/login', { email: newcomer.email, password: 'не тот пароль' })
  await acts.post('/api/register', { ...newcomer, email: 'waits@samursk.example' })
  await acts.post('/api/user/newssubscription', { news_types: [1, 2, 3], mail: 'daily' }, token)
  await acts.post('/api/user/consents', { purpose: 'idea', is_given: true }, token)
  await acts.post('/api/posttechsupport', { message: 'Не открывается карта', consents: ['support'] }, token)
  return token
}

async function claims(acts: Acts, token: string): Promise<void> {
  const theme = await acts.idOf('SELECT min(id) AS id FROM claim_categories WHERE parent_id IS NOT NULL')
  const input = {
    x: 48.5612,
    y: 41.8571,
    address: 'ул. Портовая, 12',
    category_id: theme,
    text: 'Яма',
    agree_with_rules: true,
  }
  const guest = { ...input, name: 'Гостев Пробник', email: 'guest@samursk.example' }
  const create = (name: string, type: string) =>
    `mutation($input: ${type}!) { ${name}(input: $input) { code message } }`
  await acts.graph('socialcontrol', create('ClaimCreate', 'GuestClaimInput'), { input: guest })
  await acts.post('/api/confirmclaim', { token: await acts.keyFor(guest.email) })
  const images = [await acts.upload('socialcontrol', 'sc', token)]
  await acts.graph('socialcontrol', create('ClaimCreateAuth', 'ClaimInput'), { input: { ...input, images } }, token)
  const staff = await acts.staffToken()
  const id = await acts.idOf('SELECT max(id) AS id FROM claims')
  const moves = [
    { action: 'publish' },
    { action: 'take' },
    { action: 'answer' },
    { action: 'answer', reportText: 'Сделано.' },
  ]
  await acts.staffDoes('claims', id, staff, ...moves)
  await acts.post('/api/claimverdict', { id, is_accepted: false, user_comment: 'Снова яма' }, token)
  await acts.staffDoes('claims', id - 1, staff, { action: 'publish' }, { action: 'refuse', note: 'Участок частный' })
  const join = 'mutation($id: ID!) { ClaimJoin(id: $id) { id joined_count } }'
  await acts.graph(
    'socialcontrol',
    join,
    { id: await acts.idOf("SELECT min(id) AS id FROM claims WHERE code = '1'") },
    token,
  )
}

async function votes(acts: Acts, token: string): Promise<void> {
  const category = await acts.idOf('SELECT min(id) AS id FROM idea_categories')
  const words = { title: 'Скамейки в тени', text: 'Поставить скамейки.', address: 'ул. Портовая, 12' }
  const img = await acts.upload('cityideas', 'ic', token)
  const input = { category_id: category, ...words, img, documents: [], show_author: true, agree_with_rules: true }
  const create = 'mutation($input: IdeaTownspeopleInput!) { IdeaTownspeopleCreate(input: $input) { code message } }'
  await acts.graph('cityideas', create, { input }, token)
  const staff = await acts.staffToken()
  await acts.staffDoes('ideas', await acts.idOf('SELECT max(id) AS id FROM ideas'), staff, { action: 'publish' })
  const vote =
    'mutation($input: IdeaVoteInput!) { IdeaVote(input: $input) { vote_like_count auth_vote { like comment } } }'
  const idea = await acts.idOf("SELECT min(id) AS id FROM ideas WHERE code = '1'")
  await acts.graph('cityideas', vote, { input: { idea_id: idea, like: true, dislike: false, comment: 'Нужно' } }, token)
  const discuss = `mutation($input: DiscussionVoteInput!) { DiscussionVote(input: $input) { my_vote { number comment } totals { count } } }`
  const discussion = await acts.idOf(`SELECT min(id) AS id FROM discussions WHERE _status = 'published'
    AND now() BETWEEN exhibition_start_date AND exhibition_finish_date`)
  const ballot = { discussion_id: discussion, type_id: 1, comment: 'Поддерживаю' }
  await acts.graph('publicdiscussions', discuss, { input: ballot }, token)
  await acts.post('/api/user/followdiscussion', { id: discussion, is_following: true }, token)
}

async function appeal(acts: Acts, token: string): Promise<void> {
  const topic = await acts.idOf('SELECT min(id) AS id FROM appeal_topics')
  const who = {
    legal_type: 1,
    surname: anna.surname,
    name: anna.name,
    no_patronymic: true,
    email: 'anna@samursk.example',
  }
  const facts = { topic_id: topic, addressee: 'Глава города', postal_address: 'г. Самурск, ул. Портовая, 12' }
  await acts.post(
    '/api/postofficialappeals',
    { ...who, ...facts, text: 'Почините фонарь.', consents: ['appeal'] },
    token,
  )
  const staff = await acts.staffToken()
  const answer = { action: 'answer', answerKind: 'supported', answerText: 'Фонарь починят в мае.' }
  const moves = [answer, { action: 'register' }, { action: 'extend', note: 'Запрошены сведения' }, answer]
  await acts.staffDoes('appeals', await acts.idOf('SELECT max(id) AS id FROM appeals'), staff, ...moves)
}

async function lastActs(acts: Acts, token: string): Promise<string> {
  const passwords = { password: `${PASSWORD}8`, password_confirmation: `${PASSWORD}8` }
  await acts.post('/api/editemail', { email: 'anna-new@samursk.example' }, token)
  await acts.post('/api/editpassword', { current_password: PASSWORD, ...passwords }, token)
  await acts.post('/api/password/email', { email: 'anna@samursk.example' })
  await acts.post('/api/password/reset', { token: await acts.keyFor('anna@samursk.example'), ...passwords })
  const again = tokenIn(
    await acts.post('/api/user/login', { email: 'anna@samursk.example', ...passwords }),
    'api_token',
  )
  await acts.post('/api/user/export', {}, again)
  await acts.post('/api/deleteaccount', {}, again)
  const back = tokenIn(await acts.post('/api/user/login', { email: 'anna@samursk.example', ...passwords }), 'api_token')
  await acts.post('/api/user/restoreaccount', {}, back)
  return back
}

/** Waits until two ticks brought no new email. */
async function awaitEmails(portal: RestoredPortal): Promise<Email[]> {
  for (let seen = -1; ;) {
    const emails = await portal.query<Email>('SELECT * FROM compare.letters ORDER BY kind, recipient, subject, id')
    if (emails.length === seen) return emails
    seen = emails.length
    await sleep(QUIET_MS)
  }
}

function tokenIn(text: string, name: string): string {
  return new RegExp(`"${name}":\\s*"([^"]+)"`).exec(text)?.[1] ?? ''
}
