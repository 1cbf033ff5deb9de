-- A hold that was long on its way must not take a time for a visitor who has given the booking up meanwhile.
create table given_up (
  business_id text not null references business (id) on delete cascade,
  hold_token text not null,
  turn bigint not null,
  given_up_at timestamptz not null default now(),
  primary key (business_id, hold_token)
);
