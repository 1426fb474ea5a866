import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const PREVIEW_COOKIE = 'city-portal-preview'

export const PREVIEW_DAYS = 7
const MAX_TOKEN_LENGTH = 2_048

const previewShape = z.object({
  path: z.string().regex(/^\/(?!\/)/),
  collection: z.string(),
  id: z.number(),
  exp: z.number().int(),
})

export type PreviewClaim = z.infer<typeof previewShape>

/** Expires after PREVIEW_DAYS unless `exp` is set. */
export type PreviewTarget = Omit<PreviewClaim, 'exp'> & { exp?: number }

export function signPreviewToken(target: PreviewTarget, secret: string | undefined): string {
  const exp = target.exp ?? Math.floor(Date.now() / 1000) + PREVIEW_DAYS * 24 * 3600
  const claim = Buffer.from(JSON.stringify({ ...target, exp })).toString('base64url')
  return `${claim}.${signature(claim, requireSecret(secret))}`
}

export function verifyPreviewToken(token: string | undefined, secret: string | undefined): PreviewClaim | null {
  if (!token || !secret || token.length > MAX_TOKEN_LENGTH) return null
  const [claim, given, ...rest] = token.split('.')
  if (!claim || !given || rest.length > 0 || !sameText(given, signature(claim, secret))) return null
  const parsed = previewShape.safeParse(parseJson(Buffer.from(claim, 'base64url').toString()))
  return parsed.success && parsed.data.exp * 1000 > Date.now() ? parsed.data : null
}

function requireSecret(secret: string | undefined): string {
  if (!secret) throw new Error('PREVIEW_SECRET is not set: the start command makes one')
  return secret
}

function signature(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url')
}

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
