import type { z } from 'zod'
import type { ContentFields } from '@/lib/content/read/fields'
import {
  dictionariesShape,
  galleryShape,
  historyShape,
  mayorActivityShape,
  newsShape,
  outletShape,
  posterShape,
  tourismShape,
} from '@/lib/content/read/shapes/city-shapes'
import {
  activityItemShape,
  officialShape,
  organizationShape,
  projectShape,
} from '@/lib/content/read/shapes/government-shapes'
import {
  appealShape,
  claimBranchShape,
  claimPastShape,
  discussionShape,
  ideaPastShape,
  ideaShape,
} from '@/lib/content/read/shapes/participation-shapes'
import { cityMapShape } from '@/lib/content/read/shapes/city-map-shape'
import { layerShape } from '@/lib/content/read/shapes/layer-shape'
import { actDraftShape, ACT_PLACEHOLDER } from '@/lib/content/read/shapes/act-draft-shape'
import { actTemplateShape, TEMPLATE_PLACEHOLDER } from '@/lib/content/read/shapes/act-template-shape'
import { serviceDraftShape } from '@/lib/content/read/shapes/service-draft-shape'
import {
  consentShape,
  documentShape,
  faqShape,
  lifeSituationShape,
  serviceCenterShape,
  serviceReportShape,
  serviceShape,
  servicesAboutShape,
  usefulLinksShape,
} from '@/lib/content/read/shapes/service-shapes'
import {
  aboutShape,
  alertShape,
  blocksShape,
  dutyPageShape,
  dutyServiceShape,
  feedbackShape,
  homeShape,
  mayorShape,
  receptionShape,
  referenceTopicShape,
  searchShape,
  settingsShape,
  workingCalendarShape,
} from '@/lib/content/read/shapes/site-shapes'

export interface Kind<Shape extends z.ZodType = z.ZodType> {
  shape: Shape
  /** Field for the text of a Markdown file. */
  body?: string
  /** Placeholders filled later, once all things are known. */
  filledLater?: RegExp
}

const kind = <Shape extends z.ZodType>(shape: Shape, body?: string, filledLater?: RegExp): Kind<Shape> => ({
  shape,
  body,
  filledLater,
})

/** Kinds in folders: Markdown files for things with text, YAML files for others. */
export function manyKinds(fields: ContentFields) {
  return {
    'claim-branches': kind(claimBranchShape),
    news: kind(newsShape(fields), 'body'),
    organizations: kind(organizationShape(fields), 'powers'),
    officials: kind(officialShape(fields), 'biography'),
    'activity-items': kind(activityItemShape(fields)),
    projects: kind(projectShape(fields), 'description'),
    posters: kind(posterShape(fields), 'body'),
    galleries: kind(galleryShape(fields)),
    'mayor-activities': kind(mayorActivityShape(fields), 'body'),
    'media-outlets': kind(outletShape),
    tourism: kind(tourismShape(fields)),
    documents: kind(documentShape(fields)),
    services: kind(serviceShape(fields)),
    'life-situations': kind(lifeSituationShape),
    'service-centers': kind(serviceCenterShape),
    'service-reports': kind(serviceReportShape(fields)),
    faq: kind(faqShape),
    'useful-links': kind(usefulLinksShape),
    consents: kind(consentShape, 'body'),
    'duty-services': kind(dutyServiceShape),
    'reference-topics': kind(referenceTopicShape),
    'city-maps': kind(cityMapShape(fields), 'body'),
    layers: kind(layerShape),
  }
}

/** Kinds of the demo city only: a real city's residents write them. */
export function demoKinds(fields: ContentFields) {
  return {
    ideas: kind(ideaShape(fields), 'text'),
    discussions: kind(discussionShape(fields), 'description'),
    appeals: kind(appealShape(fields)),
    'act-drafts': kind(actDraftShape(fields), 'text', ACT_PLACEHOLDER),
    'act-templates': kind(actTemplateShape(fields), 'text', TEMPLATE_PLACEHOLDER),
    'service-drafts': kind(serviceDraftShape),
  }
}

export const inventedSingleKinds = { 'claim-past': kind(claimPastShape), 'idea-past': kind(ideaPastShape) }

export function singleKinds(fields: ContentFields) {
  return {
    'city-history': kind(historyShape(fields)),
    dictionaries: kind(dictionariesShape),
    settings: kind(settingsShape(fields)),
    home: kind(homeShape(fields)),
    alert: kind(alertShape(fields)),
    mayor: kind(mayorShape(fields), 'biography'),
    'city-about': kind(aboutShape(fields), 'body'),
    'services-about': kind(servicesAboutShape, 'body'),
    'social-control': kind(blocksShape),
    'city-ideas': kind(blocksShape),
    feedback: kind(feedbackShape),
    reception: kind(receptionShape(fields), 'booking'),
    'duty-page': kind(dutyPageShape, 'advice'),
    search: kind(searchShape),
    'working-calendar': kind(workingCalendarShape),
  }
}

type Invented = ReturnType<typeof demoKinds>
type Many = ReturnType<typeof manyKinds> & Invented
type Single = ReturnType<typeof singleKinds> & typeof inventedSingleKinds
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name

export type ManyName = keyof Many
export type SingleName = keyof Single

/** A city's contents; what its folder lacks is an empty list or undefined. */
export type CityContents = { [Name in ManyName as Camel<Name>]: z.output<Many[Name]['shape']>[] } & {
  [Name in SingleName as Camel<Name>]: z.output<Single[Name]['shape']> | undefined
} & {
  /** Facts that several texts name. */
  facts: ReadonlyMap<string, string>
}

export type InventedContents = Pick<CityContents, Camel<keyof Invented>>
