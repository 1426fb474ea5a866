import type { Locator, Page } from 'playwright/test'
import { keyIn, letterTo } from '@/e2e/kit/outbox'
import { firstLink } from '@/e2e/kit/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/kit/resident'
import { paths } from '@/lib/config/paths'
import { linkTypes } from '@/lib/domains/useful-links/link-types'
import { login, requestRestore } from '@/lib/domains/residents/contract'

export interface DialogWay {
  name: string
  /** This file draws it: each of them has a way here (dialog-ways.test.ts). */
  part: string
  at: string | (() => Promise<string>)
  /** Without it a guest opens the dialog. */
  who?: 'resident' | 'newcomer' | 'leaver' | 'author'
  isPhone?: true
  /** Leaves in the browser what the page before has left there. */
  leave?: () => void | Promise<void>
  /** Opens it by keyboard alone; answers where the focus goes back to, null when the dialog came by itself. */
  open: (page: Page) => Promise<Locator | null>
  dialog: (page: Page) => Locator
}

const OPEN = 'dialog[open]'

/** Presses Enter on each in turn: first what leads there from the page, then what leads from one dialog to the next. */
async function press(first: Locator, ...next: Locator[]): Promise<Locator> {
  for (const one of [first, ...next]) await one.press('Enter')
  return first
}

const linkTo = (page: Page, id: string) => page.locator(`a[href$="#${id}"]`).filter({ visible: true }).first()

/** Opens one with an address by a link; `through` is the dialog that stands on the way. */
function hash(part: string, id: string, more: { at?: string; who?: 'resident'; through?: string } = {}): DialogWay {
  const { at = paths.faq, who, through } = more
  const open = (page: Page) =>
    through ? press(linkTo(page, through), page.locator(`${OPEN} a[href="#${id}"]`)) : press(linkTo(page, id))
  return { name: `#${id}`, part, at, who, open, dialog: (page) => page.locator(`#${id}`) }
}

/** Opens a sheet of phones by the button that names it. */
function sheet(part: string, id: string, at: string): DialogWay {
  const open = (page: Page) => press(page.locator(`[popovertarget="${id}"]:not([popovertargetaction])`))
  return { name: `#${id}`, part, at, isPhone: true, open, dialog: (page) => page.locator(`#${id}`) }
}

/** Finds one that React opens by its title. The one with an address may have the same title and still stand open. */
function titled(part: string, name: string, rest: Pick<DialogWay, 'at' | 'open'> & Partial<DialogWay>): DialogWay {
  const dialog = (page: Page) =>
    page.locator(`${OPEN}:not([data-hash-dialog])`).filter({ has: page.getByRole('heading', { name, exact: true }) })
  return { name: `${name} (${part})`, part, dialog, ...rest }
}

const byItself = async () => null

async function sendSupport(page: Page): Promise<Locator> {
  const opener = await press(linkTo(page, 'support'))
  const form = page.locator('#support')
  await form.getByLabel('Что случилось').fill('Проверка клавиатуры')
  await form.getByRole('checkbox').check()
  await press(form.getByRole('button', { name: 'Отправить сообщение' }))
  return opener
}

async function askForPassword(page: Page): Promise<Locator> {
  const opener = await press(linkTo(page, 'login'), page.locator(`${OPEN} a[href="#restore"]`))
  const email = page.locator('#restore').getByLabel('Электронная почта')
  await email.fill(someone().email)
  await press(email)
  return opener
}

/** Makes a letter's link, whose token is used here. */
async function linkOfLetter(): Promise<string> {
  const { email } = await Resident.register()
  await send(requestRestore, { body: { email }, headers: someVisitor() })
  return `${paths.faq}#reset=${keyIn(await letterTo(email, 'Новый пароль'), 'reset')}`
}

/** The login that follows does not work, so the portal tells of the password and asks to log in. */
async function setPassword(page: Page): Promise<null> {
  await page.route(`**${login.path}`, (route) => route.abort())
  const form = page.locator('#new-password')
  for (const label of ['Новый пароль', 'Новый пароль ещё раз'])
    await form.getByLabel(label, { exact: true }).fill('Клавиатура-2026')
  await press(form.getByRole('button', { name: 'Сохранить пароль' }))
  return null
}

async function askToWithdraw(page: Page): Promise<Locator> {
  await press(page.locator('#own-feed summary').first())
  return press(page.getByRole('button', { name: 'Отозвать', exact: true }))
}

async function askToDelete(page: Page): Promise<Locator> {
  await press(page.getByRole('link', { name: 'Учётная запись' }))
  return press(page.getByRole('button', { name: 'Удалить учётную запись' }))
}

/** Leaves a claim in the browser that was written without a connection, with nothing in it: the portal refuses it. */
export async function leaveMessage(): Promise<void> {
  const message = { key: crypto.randomUUID(), owner: 'guest', keptAt: 0, title: 'Яма', kind: 'claim' }
  const opened = indexedDB.open('portal', 1)
  opened.onupgradeneeded = () => opened.result.createObjectStore('waiting', { keyPath: 'key' })
  await new Promise((done) => (opened.onsuccess = done))
  const written = opened.result.transaction('waiting', 'readwrite')
  written.objectStore('waiting').put({ ...message, input: {}, typed: {}, files: {} })
  await new Promise((done) => (written.oncomplete = done))
  opened.result.close()
  localStorage.setItem('waiting-messages', '1')
}

/** Every dialog and every sheet has its keyboard's way here: a new one costs a line. */
export const dialogWays: DialogWay[] = [
  hash('layout/vision-dialog', 'vision'),
  hash('features/search/search-dialog', 'search'),
  hash('features/residents/account-dialogs', 'login'),
  hash('features/residents/account-dialogs', 'register', { through: 'login' }),
  hash('features/residents/account-dialogs', 'restore', { through: 'login' }),
  ...linkTypes.map(({ id }) => hash('features/useful-links/links-dialogs', `links-${id}`)),
  hash('features/support/support-dialog', 'support'),
  titled('features/support/support-panel', 'Техническая поддержка', { at: paths.faq, open: sendSupport }),
  titled('features/residents/restore-form', 'Оповещение', { at: paths.faq, open: askForPassword }),
  titled('ui/letter-answer', 'Оповещение', {
    at: `${paths.notReady}#confirm-email=unknown`,
    open: byItself,
  }),
  titled('features/receptions/cancel-dialog', 'Отменить запись на приём?', {
    at: `${paths.notReady}#cancel-reception=unknown`,
    open: byItself,
  }),
  titled('features/residents/account-dialogs', 'Новый пароль', {
    at: `${paths.notReady}#reset=unknown`,
    open: byItself,
    dialog: (page) => page.locator('#new-password'),
  }),
  titled('features/residents/new-password-form', 'Оповещение', { at: linkOfLetter, open: setPassword }),
  titled('features/residents/new-password-alert', 'Пароль изменён', {
    at: paths.accessibility,
    leave: () => sessionStorage.setItem('new-password', '1'),
    open: byItself,
  }),
  titled('features/residents/erasure-alert', 'Учётная запись будет удалена', {
    at: paths.notReady,
    who: 'leaver',
    leave: () => sessionStorage.setItem('account-leaves', '1'),
    open: byItself,
  }),
  titled('features/ideas/withdraw-idea', 'Отозвать идею?', { at: paths.profile, who: 'author', open: askToWithdraw }),
  hash('features/claims/report-dialog', 'report', { at: paths.socialControlMap }),
  hash('features/ideas/propose-dialog', 'propose-idea', { at: paths.ideas, who: 'resident' }),
  titled('features/ideas/propose-thanks', 'Предложить идею', {
    at: paths.notReady,
    who: 'resident',
    leave: () => sessionStorage.setItem('idea-sent', '1'),
    open: byItself,
  }),
  titled('features/residents/welcome-alert', 'Вы зарегистрированы', {
    at: paths.notReady,
    who: 'newcomer',
    leave: () => sessionStorage.setItem('new-resident', '1'),
    open: byItself,
  }),
  titled('features/waiting/waiting-outcomes', 'Сообщение не принято', {
    at: paths.sitemap,
    leave: leaveMessage,
    open: byItself,
  }),
  titled('features/waiting/waiting-panel', 'Ждут отправки', {
    at: paths.sitemap,
    open: (page) => press(page.getByRole('button', { name: 'Показать', exact: true })),
  }),
  titled('features/cabinet/delete-account-dialog', 'Удалить учётную запись?', {
    at: paths.profile,
    who: 'resident',
    open: askToDelete,
  }),
  {
    name: 'Просмотр фотографий',
    part: 'ui/lightbox',
    at: () => firstLink(paths.media, /^\/mycity\/media\/\d+$/),
    open: (page) => press(page.locator('[data-slide]').nth(1)),
    dialog: (page) => page.getByRole('dialog', { name: 'Просмотр фотографий' }),
  },
  sheet('layout/side-menu', 'side-menu', paths.faq),
  sheet('features/documents/documents-filter', 'documents-filter', paths.documents),
  sheet('features/faq/faq-filter-bar', 'faq-filter', paths.faq),
  sheet('features/news/news-filter-bar', 'news-period', paths.news),
  sheet('features/projects/projects-bar', 'projects-filter', paths.projects),
  sheet('features/posters/posters-filter-bar', 'posters-filter', paths.posters),
  sheet('features/services/services-filter', 'services-filter', paths.servicesCatalog),
  sheet('features/ideas/ideas-bar', 'ideas-period', paths.allIdeas),
  sheet('features/claims/results-list', 'results-period', paths.socialControlResults),
  sheet('features/claims/claims-bar', 'claims-filter', paths.socialControlMap),
  sheet('features/search/search-facets', 'search-facets', `${paths.search}?text=школа`),
]

/** Keeps a dialog that closes itself open; runs in the page, before its own scripts. */
export function stopTimedAlerts(): void {
  const CLOSES_AFTER = 2500
  const { setTimeout } = window
  type Timer = (act: TimerHandler, delay?: number, ...rest: unknown[]) => number
  const timer: Timer = (act, delay, ...rest) => (delay === CLOSES_AFTER ? 0 : setTimeout(act, delay, ...rest))
  Object.assign(window, { setTimeout: timer })
}
