import { env } from '@/lib/config/env'
import { escapeXml } from '@/lib/text/xml'

/** Sentences around one button; values are escaped. */
export interface EmailContent {
  subject: string
  /** Name, for example «Анна Сергеевна». */
  greeting?: string
  lines: readonly string[]
  action?: EmailLink
  after?: readonly string[]
  files?: readonly EmailLink[]
  also?: EmailLink
  stop?: EmailLink
}

export interface EmailLink {
  title: string
  url: string
}

/** Returns text and HTML without pictures, external addresses or trackers. */
export function renderEmail(email: EmailContent, signature: string): { text: string; html: string } {
  const hello = email.greeting ? `Здравствуйте, ${email.greeting}!` : 'Здравствуйте!'
  const { lines, action, after = [] } = email
  const text = [
    hello,
    ...lines,
    ...(action ? [`${action.title}:\n${action.url}`] : []),
    ...after,
    ...listLinks(email).map(({ title, url }) => `${title}:\n${url}`),
    `${signature}\n${env.PUBLIC_URL}`,
  ]
  return { text: `${text.join('\n\n')}\n`, html: toHtml(email, hello, signature) }
}

function listLinks({ files = [], also, stop }: EmailContent): EmailLink[] {
  return [...files, also, stop].filter((link) => link !== undefined)
}

const colors = { text: '#1b2733', quiet: '#5b6b7b', accent: '#0377c4', ground: '#f2f5f8', line: '#dde4ea' }

function toHtml(email: EmailContent, hello: string, signature: string): string {
  const { subject, lines, action, after = [] } = email
  const paragraphs = [hello, ...lines].map(paragraph).join('')
  const button = action ? renderButton(action) : ''
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.ground};font:16px/1.5 Arial,sans-serif;color:${colors.text}">
<table role="presentation" align="center" cellpadding="0" cellspacing="0"
 style="width:100%;max-width:560px;background:#ffffff;border:1px solid ${colors.line};border-radius:12px"><tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeXml(subject)}</h1>
${paragraphs}${button}${after.map(paragraph).join('')}${listLinks(email).map(quietLink).join('')}
<p
 style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colors.line};color:${colors.quiet};font-size:14px"
>${escapeXml(signature)}<br><a href="${escapeXml(env.PUBLIC_URL)}" style="color:${colors.accent}">${escapeXml(env.PUBLIC_URL)}</a></p>
</td></tr></table></body></html>
`
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 14px">${escapeXml(line).replace(/\n/g, '<br>')}</p>`
}

function renderButton({ title, url }: EmailLink): string {
  const button =
    'display:inline-block;padding:12px ' +
    `22px;border-radius:8px;background:${colors.accent};color:#ffffff;text-decoration:none;font-weight:bold`
  return `<p style="margin:20px 0"><a href="${escapeXml(url)}" style="${button}">${escapeXml(title)}</a></p>
<p style="margin:0 0 14px;color:${colors.quiet};font-size:14px">Если кнопка не нажимается, скопируйте адрес: ${escapeXml(url)}</p>`
}

function quietLink({ title, url }: EmailLink): string {
  return `<p style="margin:0 0 14px;font-size:14px"><a href="${escapeXml(url)}" style="color:${colors.quiet}">${escapeXml(title)}</a></p>`
}
