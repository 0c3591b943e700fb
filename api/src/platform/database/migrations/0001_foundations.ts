import { sql } from 'kysely';
import { migration } from './migration';

/** Extensions, and a domain for each list of values that more than one table uses: a new value is added in one place. */
export const foundations = migration(
  sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // One GIN index can then hold the owner beside the words: five times faster than combining two indexes.
  sql`CREATE EXTENSION IF NOT EXISTS btree_gin`,
  // Text by locale, {"fr": "…", "en": "…"}: never empty, so that there is always a fallback.
  sql`CREATE DOMAIN localized AS jsonb CHECK (jsonb_typeof(VALUE) = 'object' AND VALUE <> '{}')`,
  sql`CREATE DOMAIN locale AS text CHECK (VALUE IN (
    'fr', 'en', 'ar', 'cn', 'de', 'es', 'id', 'ir', 'it', 'jp', 'pt', 'ru', 'tr'
  ))`,
  sql`CREATE DOMAIN origin AS text CHECK (VALUE IN ('ios', 'android', 'web', 'koala', 'api'))`,
  sql`CREATE DOMAIN gender AS text CHECK (VALUE IN ('man', 'woman'))`,
  sql`CREATE DOMAIN job_level AS text CHECK (VALUE IN ('worker', 'etam', 'executive'))`,
  sql`CREATE DOMAIN civility AS text CHECK (VALUE IN ('mr', 'mrs', 'dr', 'lawyer', 'professor'))`,
  sql`CREATE DOMAIN address_type AS text CHECK (VALUE IN ('personal', 'professional', 'other'))`,
  sql`CREATE DOMAIN company_size AS text CHECK (VALUE IN (
    'lessThan10', 'from10To249', 'from250To999', 'from1000To5000', 'moreThan5000'
  ))`,
  sql`CREATE DOMAIN business_sector AS text CHECK (VALUE IN (
    'agriculture', 'mining', 'manufacturing', 'energy', 'waterAndWaste', 'construction', 'trade', 'transport',
    'accommodationAndFood', 'informationAndCommunication', 'financeAndInsurance', 'realEstate',
    'professionalServices', 'administrativeServices', 'publicAdministration', 'education', 'healthAndSocialWork',
    'artsAndRecreation', 'otherServices', 'households', 'extraterritorial'
  ))`,
  sql`CREATE DOMAIN job_occupation AS text CHECK (VALUE IN (
    'generalManagement', 'administration', 'accounting', 'finance', 'humanResources', 'legal', 'purchasing', 'sales',
    'marketing', 'communication', 'customerService', 'informationTechnology', 'data', 'engineering', 'research',
    'production', 'quality', 'maintenance', 'logistics', 'projectManagement', 'healthSafetyEnvironment',
    'healthAndSocialCare', 'training', 'design', 'construction', 'hospitality'
  ))`,
  sql`CREATE DOMAIN task_family AS text CHECK (VALUE IN (
    'cv', 'linkedin', 'professionalProject', 'offer', 'networking', 'communication', 'hiring', 'privateLife',
    'retirement', 'businessCreation', 'other'
  ))`,
  sql`CREATE DOMAIN task_mode AS text CHECK (VALUE IN ('manual', 'automatic'))`,
);
