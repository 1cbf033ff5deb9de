-- The visitor is done at the provider's and the money has not come: nothing else is asked for meanwhile.
alter table payment_attempt add column is_on_its_way boolean not null default false;
