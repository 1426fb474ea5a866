import { ApprovalPanel as ApprovalPanel_5813867d0e9b843fb3613f58b3d6d767 } from '../../../lib/office/approval/approval-panel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CheckboxDiff as CheckboxDiff_6d6ac43bac5ffa4044e0ee91d601c916 } from '../../../lib/office/custom-client-components'
import { CopyButton as CopyButton_6d6ac43bac5ffa4044e0ee91d601c916 } from '../../../lib/office/custom-client-components'
import { TextCell as TextCell_7ce235566b0ea0659b35240221c4dbf6 } from '../../../lib/office/custom-components'
import { VersionList as VersionList_781fee4022867fb1ea5466f047cf4c52 } from '../../../lib/office/version-list'
import { CommonSynonymsButton as CommonSynonymsButton_7ce235566b0ea0659b35240221c4dbf6 } from '../../../lib/office/custom-components'
import { PictureCell as PictureCell_7ce235566b0ea0659b35240221c4dbf6 } from '../../../lib/office/custom-components'
import { ConfirmSave as ConfirmSave_b6785039dc6be77c34f7a04d72443862 } from '../../../lib/office/confirm-save'
import { ClockNotice as ClockNotice_86e35e98b76041ab87adaf326265d5f9 } from '../../../lib/office/clock-notice'
import { OfficeLogo as OfficeLogo_7ce235566b0ea0659b35240221c4dbf6 } from '../../../lib/office/custom-components'
import { SecurityLink as SecurityLink_7ce235566b0ea0659b35240221c4dbf6 } from '../../../lib/office/custom-components'
import { ApprovalList as ApprovalList_1ba874a12e8e96ae7da535701f884369 } from '../../../lib/office/approval/approval-list'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lib/office/approval/approval-panel#ApprovalPanel": ApprovalPanel_5813867d0e9b843fb3613f58b3d6d767,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/lib/office/custom-client-components#CheckboxDiff": CheckboxDiff_6d6ac43bac5ffa4044e0ee91d601c916,
  "/lib/office/custom-client-components#CopyButton": CopyButton_6d6ac43bac5ffa4044e0ee91d601c916,
  "/lib/office/custom-components#TextCell": TextCell_7ce235566b0ea0659b35240221c4dbf6,
  "/lib/office/version-list#VersionList": VersionList_781fee4022867fb1ea5466f047cf4c52,
  "/lib/office/custom-components#CommonSynonymsButton": CommonSynonymsButton_7ce235566b0ea0659b35240221c4dbf6,
  "/lib/office/custom-components#PictureCell": PictureCell_7ce235566b0ea0659b35240221c4dbf6,
  "/lib/office/confirm-save#ConfirmSave": ConfirmSave_b6785039dc6be77c34f7a04d72443862,
  "/lib/office/clock-notice#ClockNotice": ClockNotice_86e35e98b76041ab87adaf326265d5f9,
  "/lib/office/custom-components#OfficeLogo": OfficeLogo_7ce235566b0ea0659b35240221c4dbf6,
  "/lib/office/custom-components#SecurityLink": SecurityLink_7ce235566b0ea0659b35240221c4dbf6,
  "/lib/office/approval/approval-list#ApprovalList": ApprovalList_1ba874a12e8e96ae7da535701f884369,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
