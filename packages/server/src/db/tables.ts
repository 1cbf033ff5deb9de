// Written by codegen.ts from the migrated schema; not to be edited.
import type { ColumnType } from 'kysely'

/** Read as a parsed value, written as JSON text (an array would reach the drivers as an SQL array). */
type Json = ColumnType<unknown, string, string>
type Instant = ColumnType<Date, Date | string, Date | string>
type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Nullable<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S | null, I | null | undefined, U | null>
    : ColumnType<T | null, T | null | undefined, T | null>

export type Tables = {
  addon: {
    business_id: string
    id: string
    service_id: string
    position: Generated<number>
    name: string
    fee_minor: number
    max_quantity: Generated<number>
    content: Generated<Json>
    is_offered: Generated<boolean>
  }
  business: {
    id: string
    name: string
    language: 'en-US' | 'fr-FR' | 'de-DE' | 'pt-BR' | 'es-ES'
    time_zone: string
    currency: string
    max_hold_extensions: Generated<number>
    minimum_notice_minutes: Generated<number>
    client_may_report_payment: Generated<boolean>
    profile: Generated<Json>
    settings: Generated<Json>
    content_version: Generated<number>
    created_at: Generated<Instant>
    updated_at: Generated<Instant>
    calendar_token: Generated<string>
    owner_token_version: Generated<number>
  }
  business_domain: {
    domain: string
    business_id: string
    is_canonical: Generated<boolean>
  }
  calendar_entry: {
    business_id: string
    id: string
    calendar_id: string
    start_time: Instant
    end_time: Instant
    slot_id: Nullable<string>
    service_date_id: Nullable<string>
    note: Nullable<string>
  }
  calendar_lock: {
    business_id: string
    calendar_id: string
    version: Generated<number>
  }
  contract_event: {
    business_id: string
    order_contract_id: string
    sequence: number
    kind: 'VIEWED' | 'CONSENTED' | 'SIGNED' | 'COUNTERSIGNED' | 'SUPERSEDED'
    at: Instant
    payload: Json
    previous_hash: string
    hash: string
  }
  customer: {
    business_id: string
    id: string
    email: string
    full_name: string
    phone: Generated<string>
    created_at: Generated<Instant>
  }
  discount: {
    business_id: string
    package_id: string
    name: Generated<string>
    percent: string
    start_at: Instant
    end_at: Instant
    max_places: Generated<number>
    used_count: Generated<number>
    version: Generated<number>
    over_count: Generated<number>
  }
  given_up: {
    business_id: string
    hold_token: string
    turn: number
    given_up_at: Generated<Instant>
  }
  hold_address: {
    business_id: string
    address: string
    last_at: Generated<Instant>
  }
  idempotency: {
    business_id: string
    scope: string
    key: string
    request_hash: string
    response: Nullable<Json>
    created_at: Generated<Instant>
    expires_at: Instant
  }
  inquiry: {
    business_id: string
    id: string
    order_id: Nullable<string>
    service_id: Nullable<string>
    contact: Json
    answers: Json
    body_sha256: string
    locale: string
    campaign: Nullable<Json>
    created_at: Generated<Instant>
  }
  invoice: {
    business_id: string
    id: string
    order_id: string
    position: number
    milestone: 'DURING_BOOKING' | 'BEFORE_SHOOT_DATE' | 'AFTER_SHOOT_DATE' | 'ON_SHOOT_DATE'
    label: Generated<string>
    is_retainer: Generated<boolean>
    amount_minor: number
    currency: string
    days: Generated<number>
    due_date: Nullable<string>
    payment_status: Generated<'PENDING' | 'PAID' | 'CANCELED'>
    method: Nullable<'OUTSIDE' | 'STRIPE' | 'PAYPAL' | 'SQUARE'>
    provider_ref: Nullable<string>
    paid_date: Nullable<Instant>
  }
  migration: {
    name: string
    sha256: string
    applied_at: Generated<Instant>
  }
  order_contract: {
    business_id: string
    id: string
    order_id: string
    template_id: string
    template_version: string
    terms_version: number
    position: Generated<number>
    title: string
    body: string
    body_sha256: string
    consent: string
    signed_name: string
    signature_kind: 'TYPED' | 'DRAWN'
    signature: Generated<string>
    signed_at: Generated<Instant>
    signed_address: string
    signed_user_agent: string
    locale: string
    superseded_at: Nullable<Instant>
    countersigned_name: Nullable<string>
    countersigned_at: Nullable<Instant>
  }
  orders: {
    business_id: string
    id: string
    origin: Generated<'VISITOR' | 'INQUIRY' | 'WAITLIST' | 'OWNER'>
    status: Nullable<'WAITLIST' | 'INQUIRY' | 'MEETING' | 'BOOKED' | 'SHOOTED' | 'CANCELLED'>
    flag: Nullable<string>
    service_id: Nullable<string>
    customer_id: Nullable<string>
    contact: Generated<Json>
    slot_id: Nullable<string>
    hold_token: Nullable<string>
    hold_version: Nullable<number>
    shoot_start: Nullable<Instant>
    shoot_end: Nullable<Instant>
    package_id: Nullable<string>
    addons: Generated<Json>
    quote: Generated<Json>
    total_minor: Generated<number>
    currency: string
    has_discount: Generated<boolean>
    terms_version: Generated<number>
    locale: string
    note: Generated<string>
    campaign: Nullable<Json>
    confirmed_at: Nullable<Instant>
    cancelled_at: Nullable<Instant>
    cancel_reason: Nullable<string>
    created_at: Generated<Instant>
    updated_at: Generated<Instant>
    preferred_days: Generated<Json>
    has_discount_place: Generated<boolean>
    contract_ids: Nullable<Json>
    asks_customer: Generated<boolean>
  }
  outbox: {
    business_id: string
    id: string
    kind: string
    dedupe_key: string
    payload: Json
    attempts: Generated<number>
    available_at: Generated<Instant>
    done_at: Nullable<Instant>
    created_at: Generated<Instant>
    given_up_at: Nullable<Instant>
  }
  package: {
    business_id: string
    id: string
    service_id: string
    position: Generated<number>
    name: string
    type: 'SINGLE' | 'MULTI'
    total_fee_minor: number
    shoot_duration: Nullable<number>
    content: Generated<Json>
    is_offered: Generated<boolean>
  }
  page: {
    business_id: string
    id: string
    slug: Nullable<string>
    service_id: Nullable<string>
    title: string
    og_title: Nullable<string>
    layout: Json
    position: Generated<number>
    is_published: Generated<boolean>
    updated_at: Generated<Instant>
  }
  payment_attempt: {
    business_id: string
    id: string
    order_id: string
    invoice_id: Nullable<string>
    method: 'STRIPE' | 'PAYPAL' | 'SQUARE'
    provider_ref: Nullable<string>
    amount_minor: number
    currency: string
    status: Generated<'CREATED' | 'SUCCEEDED' | 'FAILED' | 'ABANDONED'>
    created_at: Generated<Instant>
    updated_at: Generated<Instant>
    return_url: Nullable<string>
    is_on_its_way: Generated<boolean>
  }
  payment_event: {
    business_id: string
    method: 'STRIPE' | 'PAYPAL' | 'SQUARE'
    event_id: string
    received_at: Generated<Instant>
  }
  questionnaire_answer: {
    business_id: string
    order_id: string
    question_id: string
    contents: Json
    updated_at: Generated<Instant>
  }
  rate_limit: {
    business_id: string
    bucket: string
    address: string
    window_start: Instant
    hits: Generated<number>
  }
  service: {
    business_id: string
    id: string
    slug: string
    name: string
    type: 'SINGLE_PACKAGE' | 'MULTI_PACKAGES' | 'COMBO'
    calendar_id: string
    position: Generated<number>
    is_mini_session: boolean
    is_booking_without_time: Generated<boolean>
    is_waitlist_enabled: Generated<boolean>
    is_paused: Generated<boolean>
    is_published: Generated<boolean>
    tax: 'INCLUDE' | 'EXCLUDE'
    min_duration: Nullable<number>
    max_duration: Nullable<number>
    content: Generated<Json>
    created_at: Generated<Instant>
    updated_at: Generated<Instant>
  }
  service_date: {
    business_id: string
    id: string
    service_id: string
    start_time: Instant
    end_time: Instant
    location: Generated<string>
    plan: Generated<Json>
  }
  slot: {
    business_id: string
    id: string
    service_id: string
    service_date_id: Nullable<string>
    start_time: Instant
    end_time: Instant
    status: Generated<'AVAILABLE' | 'BOOKING' | 'BOOKED'>
    is_disabled: Generated<boolean>
    is_break_time: Generated<boolean>
    premium_fee_minor: Nullable<number>
    premium_note: Nullable<string>
    service_updated_at: Nullable<Instant>
    held_at: Nullable<Instant>
    lockout_end: Nullable<Instant>
    extension_count: Generated<number>
    hold_token: Nullable<string>
    hold_address: Nullable<string>
    hold_package_id: Nullable<string>
    hold_addons: Nullable<Json>
    hold_price: Nullable<Json>
    hold_has_discount: Generated<boolean>
    hold_version: Generated<number>
    order_id: Nullable<string>
    offer_token: Nullable<string>
    offer_until: Nullable<Instant>
    offer_order_id: Nullable<string>
    shoot_number: Generated<number>
    hold_turn: Generated<number>
  }
  theme: {
    business_id: string
    id: string
    name: string
    is_active: Generated<boolean>
    content: Json
  }
  untimed_hold: {
    business_id: string
    hold_token: string
    service_id: string
    service_updated_at: Instant
    hold_package_id: Nullable<string>
    hold_addons: Nullable<Json>
    hold_price: Nullable<Json>
    hold_has_discount: Generated<boolean>
    hold_version: Generated<number>
    touched_at: Generated<Instant>
    hold_turn: Generated<number>
  }
  waitlist_offer: {
    business_id: string
    slot_id: string
    order_id: string
    offered_at: Generated<Instant>
    until: Instant
    ended_at: Nullable<Instant>
  }
}
