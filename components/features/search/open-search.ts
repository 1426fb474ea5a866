import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { escapeXml } from '@/lib/text/xml'

type Names = Pick<SiteSettings, 'city' | 'administration'>

/** Longest name allowed by OpenSearch 1.1. */
const MAX_NAME_LENGTH = 16

export function searchEngineName({ city }: Names): string {
  return city !== '' && city.length <= MAX_NAME_LENGTH ? city : UNNAMED_PORTAL
}

export function openSearchXml(site: Names): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(searchEngineName(site))}</ShortName>`,
    `<Description>${escapeXml(`Поиск по порталу. ${site.administration}`)}</Description>`,
    '<Language>ru</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image type="image/svg+xml">${escapeXml(absoluteUrl('/icon.svg'))}</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(absoluteUrl(paths.search))}?text={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(absoluteUrl(paths.openSearch))}"/>`,
    '</OpenSearchDescription>',
  ]
  return `${lines.join('\n')}\n`
}
