import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { eventually } from '@/e2e/kit/portal'

export interface Letter {
  file: string
  to: string
  subject: string
  text: string
}

const folder = () => path.join(process.env.DATA_DIR ?? './data', 'outbox')

/** Letters stand by their paths: one that lies there is whole and stays as it is. */
const known = new Map<string, Promise<KeptLetter>>()

interface KeptLetter extends Letter {
  time: number
}

/** Waits for the newest letter to this address whose subject holds these words. */
export async function letterTo(email: string, subject: string): Promise<Letter> {
  const letter = await eventually(async () => (await lettersTo(email, subject)).at(-1), Boolean)
  if (!letter) throw new Error(`Нет письма на ${email} «${subject}»`)
  return letter
}

/** Lists all letters to an address, old ones first. */
export async function lettersTo(email: string, subject = ''): Promise<Letter[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(names.map((name) => letterAt(path.join(folder(), name))))
  letters.sort((one, other) => one.time - other.time)
  return letters.filter((letter) => letter.to.includes(email) && letter.subject.includes(subject))
}

function letterAt(file: string): Promise<KeptLetter> {
  const letter = known.get(file) ?? readLetter(file)
  known.set(file, letter)
  return letter
}

/** Finds the key behind # in a letter's link: `#reset=…`. */
export function keyIn({ text }: Letter, name: string): string {
  const key = new RegExp(`#${name}=([\\w-]+)`).exec(text)?.[1]
  if (!key) throw new Error(`В письме нет ссылки #${name}`)
  return key
}

async function readLetter(file: string): Promise<KeptLetter> {
  const [source, { mtimeMs: time }] = await Promise.all([readFile(file, 'latin1'), stat(file)])
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  return {
    file: path.basename(file),
    time,
    to: header('To'),
    subject: decodeWords(header('Subject')),
    text: plainPart(source),
  }
}

/** Reads the part of plain text; nodemailer writes it in base64 or in quoted-printable. */
function plainPart(source: string): string {
  const [, heads = '', body = ''] =
    /Content-Type: text\/plain[^\r]*\r\n((?:[^\r]+\r\n)*)\r\n([\s\S]*?)\r\n--/i.exec(source) ?? []
  return /base64/i.test(heads) ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body)
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, manner: string, word: string) =>
      manner.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replace(/_/g, ' ')),
    )
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
