-- Owners' tokens of an older version are revoked, of this studio alone.
alter table business add column owner_token_version integer not null default 1 check (owner_token_version > 0);
