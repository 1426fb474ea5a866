import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { toSecurityPage } from '@/lib/office/staff/form-calls'
import { hasPendingLogin } from '@/lib/office/staff/page-state'
import { importMap } from '../importMap.js'

interface Address {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Payload's forms lead to /admin after the password; until the second factor that is its page. */
export default async function OfficePage({ params, searchParams }: Address) {
  if (await hasPendingLogin(await headers())) redirect(toSecurityPage({ next: (await searchParams).redirect }))
  return RootPage({ config, params, searchParams, importMap })
}
