-- PostgreSQL 15 and later. Every key and every foreign key is led by the studio, so a reference across
-- studios is refused here. Money is bigint minor units; instants are timestamptz.

create table business (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null,
  language text not null check (language in ('en-US', 'fr-FR', 'de-DE', 'pt-BR', 'es-ES')),
  time_zone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  max_hold_extensions integer not null default 10 check (max_hold_extensions between 0 and 10),
  minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes >= 0),
  client_may_report_payment boolean not null default false,
  profile jsonb not null default '{}',
  settings jsonb not null default '{}',
  content_version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table business_domain (
  domain text primary key check (domain = lower(domain) and domain !~ '[:/ ]'),
  business_id text not null references business (id) on delete cascade,
  is_canonical boolean not null default false
);
create unique index business_domain_canonical on business_domain (business_id) where is_canonical;

-- One row per photographer's calendar; it is also the lock that is taken before a free start time is checked.
create table calendar_lock (
  business_id text not null references business (id) on delete cascade,
  calendar_id text not null,
  version bigint not null default 0,
  primary key (business_id, calendar_id)
);

create table service (
  business_id text not null references business (id) on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  slug text not null check (slug <> ''),
  name text not null,
  type text not null check (type in ('SINGLE_PACKAGE', 'MULTI_PACKAGES', 'COMBO')),
  calendar_id text not null,
  position integer not null default 0,
  is_mini_session boolean not null,
  is_booking_without_time boolean not null default false,
  is_waitlist_enabled boolean not null default false,
  is_paused boolean not null default false,
  is_published boolean not null default true,
  tax text not null check (tax in ('INCLUDE', 'EXCLUDE')),
  min_duration integer check (min_duration > 0),
  max_duration integer check (max_duration > 0),
  content jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint service_slug unique (business_id, slug),
  constraint service_duration check (min_duration <= max_duration),
  foreign key (business_id, calendar_id) references calendar_lock (business_id, calendar_id)
);

create table package (
  business_id text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  service_id text not null,
  position integer not null default 0,
  name text not null,
  type text not null check (type in ('SINGLE', 'MULTI')),
  total_fee_minor bigint not null check (total_fee_minor >= 0),
  shoot_duration integer check (shoot_duration > 0),
  content jsonb not null default '{}',
  primary key (business_id, id),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade
);
create index package_of_service on package (business_id, service_id, position);

-- max_places 0 means without limit; used_count is what was booked, live holds come on top.
create table discount (
  business_id text not null,
  package_id text not null,
  name text not null default '',
  percent numeric(6, 3) not null check (percent > 0 and percent <= 100),
  start_at timestamptz not null,
  end_at timestamptz not null,
  max_places integer not null default 0 check (max_places >= 0),
  used_count integer not null default 0 check (used_count >= 0),
  version bigint not null default 0,
  primary key (business_id, package_id),
  constraint discount_places check (max_places = 0 or used_count <= max_places),
  constraint discount_period check (start_at < end_at),
  foreign key (business_id, package_id) references package (business_id, id) on delete cascade
);

create table addon (
  business_id text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  service_id text not null,
  position integer not null default 0,
  name text not null,
  fee_minor bigint not null check (fee_minor >= 0),
  max_quantity integer not null default 1 check (max_quantity > 0),
  content jsonb not null default '{}',
  primary key (business_id, id),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade
);
create index addon_of_service on addon (business_id, service_id, position);

create table service_date (
  business_id text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  service_id text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  location text not null default '',
  plan jsonb not null default '{}',
  primary key (business_id, id),
  constraint service_date_order check (start_time < end_time),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade
);
create index service_date_of_service on service_date (business_id, service_id, start_time);

-- A slot without service_date_id belongs to a full session: it lives only while it is held or booked.
-- BOOKING with lockout_end <= now() counts as AVAILABLE everywhere.
create table slot (
  business_id text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  service_id text not null,
  service_date_id text,
  start_time timestamptz not null,
  end_time timestamptz not null,
  status text not null default 'AVAILABLE' check (status in ('AVAILABLE', 'BOOKING', 'BOOKED')),
  is_disabled boolean not null default false,
  is_break_time boolean not null default false,
  premium_fee_minor bigint check (premium_fee_minor > 0),
  premium_note text,
  service_updated_at timestamptz,
  held_at timestamptz,
  lockout_end timestamptz,
  extension_count integer not null default 0 check (extension_count between 0 and 10),
  hold_token text check (length(hold_token) between 16 and 128),
  hold_address text,
  hold_package_id text,
  hold_addons jsonb,
  hold_price jsonb,
  hold_has_discount boolean not null default false,
  hold_version bigint not null default 0,
  order_id text,
  offer_token text,
  offer_until timestamptz,
  offer_order_id text,
  primary key (business_id, id),
  constraint slot_order_of_times check (start_time <= end_time),
  constraint slot_premium check (premium_note is null or premium_fee_minor is not null),
  constraint slot_offer check ((offer_token is null) = (offer_until is null)),
  constraint slot_bookable check (status = 'AVAILABLE' or not (is_disabled or is_break_time)),
  constraint slot_full_session check (service_date_id is not null or status <> 'AVAILABLE'),
  -- 15 minutes, and as many again for each of at most ten extensions.
  constraint slot_lockout check (lockout_end > held_at and lockout_end <= held_at + interval '165 minutes'),
  constraint slot_discounted check (not hold_has_discount or hold_package_id is not null),
  constraint slot_state check (
    (status = 'BOOKING' and order_id is null and num_nulls(hold_token, held_at, lockout_end) = 0)
    or (status = 'BOOKED' and order_id is not null and num_nonnulls(hold_token, lockout_end) = 0)
    or (
      status = 'AVAILABLE' and not hold_has_discount and num_nonnulls(
        order_id, hold_token, held_at, lockout_end, hold_address, hold_package_id, hold_addons, hold_price
      ) = 0
    )
  ),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade,
  foreign key (business_id, service_date_id) references service_date (business_id, id) on delete cascade,
  foreign key (business_id, hold_package_id) references package (business_id, id)
    on delete set null (hold_package_id)
);
create unique index slot_hold on slot (business_id, hold_token) where hold_token is not null;
create unique index slot_order on slot (business_id, order_id) where order_id is not null;
create unique index slot_of_date on slot (business_id, service_date_id, start_time)
  where service_date_id is not null;
create index slot_open on slot (business_id, service_id, start_time) include (status, lockout_end)
  where status <> 'BOOKED' and not is_disabled and not is_break_time;
create index slot_held_from on slot (business_id, hold_address) where status = 'BOOKING';
create index slot_discounted_holds on slot (business_id, hold_package_id)
  where status = 'BOOKING' and hold_has_discount;

-- What blocks a photographer's calendar: a full session's slot, a mini session's date, or the owner's own note.
create table calendar_entry (
  business_id text not null,
  id text not null,
  calendar_id text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  slot_id text,
  service_date_id text,
  note text,
  primary key (business_id, id),
  constraint calendar_entry_order check (start_time < end_time),
  constraint calendar_entry_kind check (num_nonnulls(slot_id, service_date_id) <= 1),
  constraint calendar_entry_slot unique (business_id, slot_id),
  constraint calendar_entry_date unique (business_id, service_date_id),
  foreign key (business_id, calendar_id) references calendar_lock (business_id, calendar_id),
  foreign key (business_id, slot_id) references slot (business_id, id) on delete cascade,
  foreign key (business_id, service_date_id) references service_date (business_id, id) on delete cascade
);
create index calendar_entry_times on calendar_entry (business_id, calendar_id, start_time, end_time);

-- What was chosen and quoted for a booking without time: it claims nothing and so never ends.
create table untimed_hold (
  business_id text not null,
  hold_token text not null check (length(hold_token) between 16 and 128),
  service_id text not null,
  service_updated_at timestamptz not null,
  hold_package_id text,
  hold_addons jsonb,
  hold_price jsonb,
  hold_has_discount boolean not null default false,
  hold_version bigint not null default 1,
  created_at timestamptz not null default now(),
  primary key (business_id, hold_token),
  constraint untimed_hold_discounted check (not hold_has_discount or hold_package_id is not null),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade,
  foreign key (business_id, hold_package_id) references package (business_id, id)
    on delete set null (hold_package_id)
);

-- Locked before live holds of one visitor's address are counted.
create table hold_address (
  business_id text not null references business (id) on delete cascade,
  address text not null,
  last_at timestamptz not null default now(),
  primary key (business_id, address)
);

create table customer (
  business_id text not null references business (id) on delete cascade,
  id text not null,
  email text not null check (email = lower(email)),
  full_name text not null,
  phone text not null default '',
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint customer_email unique (business_id, email)
);

-- status is null between POST orders and confirm; contact is what this visitor typed, whoever else has the e-mail.
-- hold_token is the key that makes POST orders harmless to repeat; a booking without time has one too.
create table orders (
  business_id text not null references business (id) on delete cascade,
  id text not null check (length(id) between 22 and 64),
  origin text not null default 'VISITOR' check (origin in ('VISITOR', 'INQUIRY', 'WAITLIST', 'OWNER')),
  status text check (status in ('WAITLIST', 'INQUIRY', 'MEETING', 'BOOKED', 'SHOOTED', 'CANCELLED')),
  flag text check (flag in ('PAID_WITHOUT_SLOT')),
  service_id text,
  customer_id text,
  contact jsonb not null default '{}',
  slot_id text,
  hold_token text,
  hold_version bigint,
  shoot_start timestamptz,
  shoot_end timestamptz,
  package_id text,
  addons jsonb not null default '[]',
  quote jsonb not null default '{}',
  total_minor bigint not null default 0 check (total_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  has_discount boolean not null default false,
  terms_version integer not null default 1,
  locale text not null,
  note text not null default '',
  campaign jsonb,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint orders_hold unique (business_id, hold_token),
  constraint orders_confirmed check (
    case
      when status in ('BOOKED', 'SHOOTED') then confirmed_at is not null
      when status = 'CANCELLED' then true
      else confirmed_at is null
    end
  ),
  constraint orders_cancelled check ((status is not distinct from 'CANCELLED') = (cancelled_at is not null)),
  constraint orders_service check (
    service_id is not null or coalesce(status in ('INQUIRY', 'MEETING', 'CANCELLED'), false)
  ),
  constraint orders_discounted check (not has_discount or package_id is not null),
  constraint orders_times check ((shoot_start is null) = (shoot_end is null) and shoot_start <= shoot_end),
  foreign key (business_id, service_id) references service (business_id, id),
  foreign key (business_id, customer_id) references customer (business_id, id),
  foreign key (business_id, slot_id) references slot (business_id, id) on delete set null (slot_id),
  foreign key (business_id, package_id) references package (business_id, id) on delete set null (package_id)
);
create unique index orders_live_slot on orders (business_id, slot_id) where status in ('BOOKED', 'SHOOTED');
create unique index orders_waitlist on orders (business_id, service_id, customer_id) where status = 'WAITLIST';
create index orders_of_customer on orders (business_id, customer_id);
create index orders_of_slot on orders (business_id, slot_id);

alter table slot add constraint slot_booked_order
  foreign key (business_id, order_id) references orders (business_id, id);
alter table slot add constraint slot_offered_order
  foreign key (business_id, offer_order_id) references orders (business_id, id) on delete set null (offer_order_id);

create table invoice (
  business_id text not null,
  id text not null check (length(id) between 22 and 64),
  order_id text not null,
  position integer not null,
  milestone text not null
    check (milestone in ('DURING_BOOKING', 'BEFORE_SHOOT_DATE', 'AFTER_SHOOT_DATE', 'ON_SHOOT_DATE')),
  label text not null default '',
  is_retainer boolean not null default false,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  days integer not null default 0 check (days >= 0),
  due_date date,
  payment_status text not null default 'PENDING' check (payment_status in ('PENDING', 'PAID', 'CANCELED')),
  method text check (method in ('OUTSIDE', 'STRIPE', 'PAYPAL', 'SQUARE')),
  provider_ref text,
  paid_date timestamptz,
  primary key (business_id, id),
  constraint invoice_position unique (business_id, order_id, position),
  constraint invoice_settlement unique (business_id, method, provider_ref),
  constraint invoice_paid check ((payment_status = 'PAID') = (paid_date is not null)),
  foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
);

-- Written before the provider is called; a payment counts only when it equals its own attempt.
create table payment_attempt (
  business_id text not null,
  id text not null check (length(id) between 22 and 64),
  order_id text not null,
  invoice_id text not null,
  method text not null check (method in ('STRIPE', 'PAYPAL', 'SQUARE')),
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null default 'CREATED' check (status in ('CREATED', 'SUCCEEDED', 'FAILED', 'ABANDONED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint payment_attempt_ref unique (business_id, method, provider_ref),
  foreign key (business_id, order_id) references orders (business_id, id),
  foreign key (business_id, invoice_id) references invoice (business_id, id)
);
create index payment_attempt_of_invoice on payment_attempt (business_id, invoice_id);

-- What was signed, as it was shown; rows are added and never rewritten, except superseded_at and countersigning.
create table order_contract (
  business_id text not null,
  id text not null check (length(id) between 22 and 64),
  order_id text not null,
  template_id text not null,
  template_version text not null,
  terms_version integer not null,
  position integer not null default 0,
  title text not null,
  body text not null,
  body_sha256 text not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  consent text not null,
  signed_name text not null,
  signature_kind text not null check (signature_kind in ('TYPED', 'DRAWN')),
  signature text not null default '',
  signed_at timestamptz not null default now(),
  signed_address text not null,
  signed_user_agent text not null,
  locale text not null,
  superseded_at timestamptz,
  countersigned_name text,
  countersigned_at timestamptz,
  primary key (business_id, id),
  constraint order_contract_once unique (business_id, order_id, template_id, terms_version),
  constraint order_contract_countersigned check ((countersigned_name is null) = (countersigned_at is null)),
  foreign key (business_id, order_id) references orders (business_id, id)
);

create table contract_event (
  business_id text not null,
  order_contract_id text not null,
  sequence integer not null check (sequence >= 0),
  kind text not null check (kind in ('VIEWED', 'CONSENTED', 'SIGNED', 'COUNTERSIGNED', 'SUPERSEDED')),
  at timestamptz not null,
  payload jsonb not null,
  previous_hash text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (business_id, order_contract_id, sequence),
  foreign key (business_id, order_contract_id) references order_contract (business_id, id)
);

create table questionnaire_answer (
  business_id text not null,
  order_id text not null,
  question_id text not null,
  contents jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (business_id, order_id, question_id),
  foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
);

create table inquiry (
  business_id text not null references business (id) on delete cascade,
  id text not null check (length(id) between 22 and 64),
  order_id text,
  service_id text,
  contact jsonb not null,
  answers jsonb not null,
  body_sha256 text not null,
  locale text not null,
  campaign jsonb,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint inquiry_order unique (business_id, order_id),
  foreign key (business_id, order_id) references orders (business_id, id),
  foreign key (business_id, service_id) references service (business_id, id) on delete set null (service_id)
);
create index inquiry_same_body on inquiry (business_id, body_sha256, created_at);

-- slug null is the home page.
create table page (
  business_id text not null references business (id) on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  slug text check (slug <> ''),
  service_id text,
  title text not null,
  og_title text,
  layout jsonb not null,
  position integer not null default 0,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint page_slug unique nulls not distinct (business_id, slug),
  constraint page_service unique (business_id, service_id),
  foreign key (business_id, service_id) references service (business_id, id) on delete cascade
);

create table theme (
  business_id text not null references business (id) on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null,
  is_active boolean not null default true,
  content jsonb not null,
  primary key (business_id, id)
);
create unique index theme_active on theme (business_id) where is_active;

create table idempotency (
  business_id text not null references business (id) on delete cascade,
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (business_id, scope, key)
);

create table outbox (
  business_id text not null references business (id) on delete cascade,
  id text not null,
  kind text not null,
  dedupe_key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  available_at timestamptz not null default now(),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  constraint outbox_once unique (business_id, dedupe_key)
);
create index outbox_open on outbox (available_at) where done_at is null;

create table rate_limit (
  business_id text not null references business (id) on delete cascade,
  bucket text not null,
  address text not null,
  window_start timestamptz not null,
  hits integer not null default 1 check (hits > 0),
  primary key (business_id, bucket, address)
);
